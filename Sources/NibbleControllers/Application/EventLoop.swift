import Dispatch
import NibbleTerminal

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// The one `poll` that an app waits in: over the screen's descriptors and libdispatch's main queue.
///
/// Main-actor tasks, `DispatchQueue.main`, timers and signal sources all come through the main queue, whose
/// handle is the one that CoreFoundation's run loop waits on.
@MainActor struct EventLoop {
    let application: Application

    /// Runs until the application ends.
    func run() -> ApplicationExit {
        let queue = mainQueueHandle()
        // What the terminal answers to the first questions can wait until there is something to see.
        application.drawFrame()
        while true {
            // All that is waiting is taken before a frame is drawn; a flood cannot keep the screen still.
            application.takeEvents()
            if let exit = application.exit { return exit }
            application.drawFrame()
            if let exit = application.exit { return exit }
            wait(queue)
        }
    }

    private func wait(_ queue: Int32) {
        var descriptors = application.screen.eventDescriptors.map {
            pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
        }
        descriptors.append(pollfd(fd: queue, events: Int16(POLLIN), revents: 0))
        let ready = poll(&descriptors, nfds_t(descriptors.count), timeout)
        guard ready > 0, descriptors[descriptors.count - 1].revents != 0 else { return }
        drainMainQueue(queue)
    }

    /// The milliseconds until something is due; −1 for ever, rounded up so that nothing is polled for.
    private var timeout: Int32 {
        if application.isFrameDue { return 0 }
        guard let deadline = application.nextDeadline else { return -1 }
        let left = (deadline - application.clock.now).components
        guard left.seconds >= 0, left.attoseconds >= 0 else { return 0 }
        let milliseconds =
            left.seconds * 1000 + (left.attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000
        return Int32(clamping: milliseconds)
    }
}

// MARK: libdispatch's main queue

@_silgen_name("_dispatch_get_main_queue_handle_4CF") private func mainQueueHandle() -> Int32
@_silgen_name("_dispatch_main_queue_callback_4CF") private func mainQueueCallback(
    _ message: UnsafeMutableRawPointer?)

private func drainMainQueue(_ handle: Int32) {
    // The handle is an eventfd: reading it says that its count has been seen.
    var count: UInt64 = 0
    _ = read(handle, &count, MemoryLayout<UInt64>.size)
    mainQueueCallback(nil)
}

extension Application {
    /// Opens the screen, tells the delegate, and handles events until the app ends; the screen is closed then.
    /// - Returns: why it has ended.
    /// - Throws: what the screen throws when there is no terminal that it can use.
    public func run() throws -> ApplicationExit {
        try launch()
        let exit = EventLoop(application: self).run()
        screen.close()
        return exit
    }
}
