"""Measures programs that do the work of BenchTabs, side by side in pseudo-terminals.

    compare.py [--size 80x24] [--rounds 3] NAME=COMMAND NAME=COMMAND …

The programs take turns, so that a busy machine is unfair to all of them alike. Each chunk that a program writes
is kept with its time; afterwards the chunks are replayed through a small terminal, and a figure is the time of the
first chunk with which the whole screen was right. The last column is the ratio to the first program.
"""
import argparse, fcntl, glob, os, re, select, signal, statistics, struct, termios, time

TABS = {1: ("QWERTYUIOPAS", "#", "ZXCVBNMLKJHG"), 2: ("qwertyuiopas", ".", "zxcvbnmlkjhg")}
TOKEN = re.compile(
    rb"\x1b\[([<-?]?)([\d;:]*)[ -/]*([@-~])|\x1b\][^\x07\x1b]*(?:\x07|\x1b\\)|\x1b[ -/]*[0-Z\\^-~]|[\x00-\x1a\x1c-\x1f]|[^\x00-\x1f]+")


def row_text(row):
    base, text = (65, "RV") if row % 2 == 0 else (97, "zy")
    return text + "".join(chr(base + (int(digit) + place) % 13) for place, digit in enumerate("%06d" % row))


class Terminal:
    """The characters of a screen, as far as ncurses writes them to xterm-256color."""

    def __init__(self, width, height):
        self.width, self.height, self.rest = width, height, b""
        self.cells = [[" "] * width for _ in range(height)]
        self.x = self.y = self.top = 0
        self.bottom = height

    def feed(self, data):
        data, position = self.rest + data, 0
        for match in TOKEN.finditer(data):
            # A sequence that a chunk cuts is no token; it waits for the rest.
            if match.start() != position: break
            position = match.end()
            self.token(match)
        self.rest = data[position:]

    def token(self, match):
        text = match.group(0)
        if match.group(3): return self.sequence(match.group(1), match.group(2), match.group(3).decode())
        if text == b"\r": self.x = 0
        elif text == b"\n":
            if self.y == self.bottom - 1: self.delete_rows(self.top, 1)
            else: self.y += 1
        elif text == b"\b": self.x = max(0, self.x - 1)
        elif text[0] >= 32: self.write(text.decode(errors="replace"))

    def write(self, text):
        for character in text:
            if self.x == self.width: self.x, self.y = 0, min(self.height - 1, self.y + 1)
            self.cells[self.y][self.x] = self.last = character
            self.x += 1

    def sequence(self, prefix, parameters, final):
        numbers = [int(p) if p.isdigit() else 0 for p in parameters.split(b";")]
        count = numbers[0] or 1
        if prefix or final == "m": return
        self.x = min(self.x, self.width - 1)
        row = self.cells[self.y]
        if final == "H":
            self.y, self.x = count - 1, (numbers[1] or 1) - 1 if len(numbers) > 1 else 0
        elif final == "d": self.y = count - 1
        elif final == "G": self.x = count - 1
        elif final == "A": self.y -= count
        elif final == "B": self.y += count
        elif final == "C": self.x += count
        elif final == "D": self.x -= count
        elif final == "b": self.write(self.last * count)
        elif final == "X": row[self.x : self.x + count] = [" "] * min(count, self.width - self.x)
        elif final == "K" and numbers[0] == 0: row[self.x :] = [" "] * (self.width - self.x)
        elif final == "K": row[: self.x + 1] = [" "] * (self.x + 1)
        elif final == "J":
            if numbers[0] == 0: row[self.x :] = [" "] * (self.width - self.x)
            for y in range(0 if numbers[0] else self.y + 1, self.height): self.cells[y] = [" "] * self.width
        elif final == "r":
            self.top, self.bottom = count - 1, numbers[1] if len(numbers) > 1 else self.height
            self.x = self.y = 0
        elif final == "M": self.delete_rows(self.y, count)
        elif final == "L": self.insert_rows(self.y, count)
        elif final == "S": self.delete_rows(self.top, count)
        elif final == "T": self.insert_rows(self.top, count)
        elif final in "@P": raise SystemExit(f"compare.py does not know CSI {final}")

    def delete_rows(self, y, count):
        for _ in range(count):
            del self.cells[y]
            self.cells.insert(self.bottom - 1, [" "] * self.width)

    def insert_rows(self, y, count):
        for _ in range(count):
            del self.cells[self.bottom - 1]
            self.cells.insert(y, [" "] * self.width)

    def shows_tab(self, tab):
        first, fill, last = TABS[tab]
        rows = ["".join(row) for row in self.cells]
        return (rows[1].startswith(first) and rows[-1].startswith(last) and "List" in rows[0]
                and all(row == fill * self.width for row in rows[2:-1]))

    def shows_rows(self, selected):
        top = max(0, selected - self.height + 2)
        return all("".join(row[:8]) == row_text(top + y) for y, row in enumerate(self.cells[1:]))


class Program:
    def __init__(self, command, width, height):
        self.chunks, self.terminal, self.next = [], Terminal(width, height), 0
        self.file, terminal = os.openpty()
        fcntl.ioctl(terminal, termios.TIOCSWINSZ, struct.pack("HHHH", height, width, 0, 0))
        environment = {k: v for k, v in os.environ.items() if k not in ("COLORTERM", "LC_ALL", "NO_COLOR")}
        environment.update(TERM="xterm-256color", LANG="C.UTF-8")
        path = os.path.abspath(command[0])
        # As the leader of a session the program gets the terminal that it opens first as its own.
        actions = [(os.POSIX_SPAWN_OPEN, 0, os.ttyname(terminal), os.O_RDWR, 0)]
        actions += [(os.POSIX_SPAWN_DUP2, 0, descriptor) for descriptor in (1, 2)]
        self.start = time.monotonic_ns()
        self.process = os.posix_spawn(path, [path] + command[1:], environment, file_actions=actions, setsid=True)
        os.close(terminal)

    def read(self, seconds):
        if not select.select([self.file], [], [], seconds)[0]: return b""
        try: data = os.read(self.file, 1 << 16)
        except OSError: data = b""
        if data: self.chunks.append((time.monotonic_ns(), data))
        return data

    def wait(self, marker):
        """Until the program has written `marker`; markers are at the end of what is drawn."""
        seen = b""
        while marker not in seen:
            data = self.read(5)
            if not data: raise SystemExit(f"no {marker!r} within five seconds")
            seen = seen[-32:] + data

    def settle(self):
        while self.read(0.01): pass

    def measure(self, key, marker, is_right):
        """Presses a key; the milliseconds until the screen was right, and the bytes written."""
        self.replay(len(self.chunks))
        first, start = len(self.chunks), time.monotonic_ns()
        os.write(self.file, key)
        self.wait(marker)
        self.settle()
        return self.time_right(start, is_right), sum(len(data) for _, data in self.chunks[first:])

    def replay(self, end):
        while self.next < end:
            self.terminal.feed(self.chunks[self.next][1])
            self.next += 1

    def time_right(self, start, is_right):
        found = None
        while self.next < len(self.chunks):
            self.replay(self.next + 1)
            if found is None and is_right(self.terminal): found = self.chunks[self.next - 1][0]
        if found is None: raise SystemExit("never right:\n" + "\n".join("".join(r) for r in self.terminal.cells))
        return (found - start) / 1e6

    def processor_time(self):
        """User and system time of all threads, in microseconds."""
        return sum(int(open(f).read().split()[0]) for f in glob.glob(f"/proc/{self.process}/task/*/schedstat")) / 1e3

    def peak_memory(self):
        status = open(f"/proc/{self.process}/status").read()
        return int(re.search(r"VmHWM:\s+(\d+)", status).group(1)) / 1024

    def quit(self):
        os.write(self.file, b"q")
        end = time.monotonic() + 2
        while time.monotonic() < end and self.read(0.5): pass
        if os.waitpid(self.process, os.WNOHANG)[0] == 0:
            time.sleep(0.2)
            if os.waitpid(self.process, os.WNOHANG)[0] == 0: os.kill(self.process, signal.SIGKILL)
        os.close(self.file)


def start(command, size, figures):
    program = Program(command, *size)
    program.wait(TABS[1][2].encode())
    program.settle()
    figures.setdefault("first paint, ms", []).append(program.time_right(program.start, lambda t: t.shows_tab(1)))
    return program


def measure_session(command, size, figures):
    def note(name, value): figures.setdefault(name, []).append(value)

    program, tab = start(command, size, figures), 1
    for turn in range(104):
        tab = 3 - tab
        milliseconds, count = program.measure(
            b"%d" % tab, TABS[tab][2].encode(), lambda t: t.shows_tab(tab))
        if turn < 4: continue
        note("switch, ms", milliseconds)
        note("switch, bytes", count)
    before = program.processor_time()
    for _ in range(1000):
        tab = 3 - tab
        os.write(program.file, b"%d" % tab)
        program.wait(TABS[tab][2].encode())
    note("switch, processor µs", (program.processor_time() - before) / 1000)
    program.settle()
    note("open list, ms", program.measure(b"3", row_text(size[1] - 2).encode(), lambda t: t.shows_rows(0))[0])
    selected = 0
    while selected < size[1] + 60:
        selected += 1
        marker = row_text(max(selected, 0)).encode()
        milliseconds, count = program.measure(b"\x1bOB", marker, lambda t: t.shows_rows(selected))
        if selected < size[1] + 2: continue
        note("scroll, ms", milliseconds)
        note("scroll, bytes", count)
    before = program.processor_time()
    for _ in range(1000):
        selected += 1
        os.write(program.file, b"\x1bOB")
        program.wait(row_text(selected).encode())
    note("scroll, processor µs", (program.processor_time() - before) / 1000)
    note("peak memory, MB", program.peak_memory())
    program.quit()


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("programs", nargs="+", metavar="NAME=COMMAND")
    parser.add_argument("--size", default="80x24")
    parser.add_argument("--rounds", type=int, default=3)
    arguments = parser.parse_intermixed_args()
    size = tuple(int(n) for n in arguments.size.split("x"))
    programs = {p.split("=", 1)[0]: p.split("=", 1)[1].split() for p in arguments.programs}
    figures = {name: {} for name in programs}
    for command in programs.values(): start(command, size, {}).quit()
    for _ in range(arguments.rounds):
        for name, command in programs.items():
            for _ in range(5): start(command, size, figures[name]).quit()
        for name, command in programs.items(): measure_session(command, size, figures[name])
    base = figures[next(iter(programs))]
    print(f"{arguments.size}, medians; in brackets the ratio to {next(iter(programs))}\n")
    print(" " * 22 + "".join(f"{name:>22}" for name in programs))
    for figure in base:
        medians = [statistics.median(figures[name][figure]) for name in programs]
        print(f"{figure:22}" + "".join(f"{m:14.2f} ({m / medians[0]:5.2f})" for m in medians))


main()
