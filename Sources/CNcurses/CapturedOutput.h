// The app's own output while the screen is up.
#ifndef NIBBLE_CAPTURED_OUTPUT_H
#define NIBBLE_CAPTURED_OUTPUT_H

/// Gives descriptors 1 and 2 back and writes out what was captured, as far as the terminal takes any within
/// `milliseconds` each time; safe in a signal handler.
void nib_capture_release(int milliseconds);

#endif
