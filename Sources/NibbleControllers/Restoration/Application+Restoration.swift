import NibbleViews

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

extension Application {
    /// Saves what `restoreState(from:)` brings back: the states of the root view controller and of those in it,
    /// as far down as each has a `restorationIdentifier`, and of the views in them that have one.
    ///
    /// The file at `path`, which only its owner can read, is replaced in one step; the folders that it lies in are
    /// made. Nothing of a secure text field is in it. The app decides when: `applicationDidEnterBackground` and
    /// `applicationWillTerminate` are the places.
    /// - Returns: whether it was saved: the delegate may object.
    @discardableResult public func saveState(to path: String) throws(StateFileError) -> Bool {
        let coder = RestorationCoder()
        guard delegate?.application(self, shouldSaveApplicationState: coder) ?? true else { return false }
        delegate?.application(self, willEncodeRestorableStateWith: coder)
        var walk = StateWalk(application: self)
        walk.archive.records[.init()] = RestorationArchive.Record(values: coder.values)
        for (step, root) in StateWalk.steps([window.rootViewController].compactMap { $0 }) {
            walk.save(root, at: .init(steps: [step]))
        }
        do throws(FileError) {
            try FileBytes.makeFolder(of: path)
            try FileBytes.replace(path, with: walk.archive.bytes)
        } catch {
            throw .unwritable(code: error.code)
        }
        return true
    }

    /// Brings back what `saveState(to:)` has saved. Called once the window has its root view controller, at the end
    /// of `applicationDidFinishLaunching`.
    ///
    /// A controller is found by the identifiers that lead to it. Those that a container made while it was used are
    /// made anew, by the delegate or from the container's storyboard. Each decodes its state after its view is
    /// loaded, if it was when the state was saved; then the views do, then the children. At the end all of them
    /// are told with `applicationFinishedRestoringState()`.
    /// - Returns: whether there was a state and the delegate took it.
    /// - Throws: why nothing has been restored although there is a file.
    @discardableResult public func restoreState(from path: String) throws(StateFileError) -> Bool {
        let bytes: [UInt8]
        do throws(FileError) {
            bytes = try FileBytes.read(path, limit: Self.stateLimit)
        } catch {
            if error.code == ENOENT || error.code == ENOTDIR { return false }
            throw .unreadable(code: error.code)
        }
        if bytes.count > Self.stateLimit { throw .corrupt(reason: "it is too long", offset: Self.stateLimit) }
        let walk = StateWalk(application: self, archive: try RestorationArchive(bytes: bytes))
        let coder = RestorationCoder(values: walk.archive.records[.init()]?.values ?? [:])
        guard delegate?.application(self, shouldRestoreApplicationState: coder) ?? true else { return false }
        var restored: [ViewController] = []
        for (step, root) in StateWalk.steps([window.rootViewController].compactMap { $0 }) {
            walk.restore(root, at: .init(steps: [step]), restored: &restored)
        }
        delegate?.application(self, didDecodeRestorableStateWith: coder)
        for controller in restored { controller.applicationFinishedRestoringState() }
        return true
    }

    private static let stateLimit = 16 << 20

    /// Where the state of the app `name` belongs: `name/state` under `XDG_STATE_HOME`, or under `.local/state` of
    /// the user's folder; `nil` where the environment names neither.
    public static func stateFile(named name: String) -> String? {
        func variable(_ name: String) -> String? {
            let value = getenv(name).map { String(cString: $0) } ?? ""
            // The specification has what is not absolute ignored.
            return value.hasPrefix("/") ? value : nil
        }
        let folder = variable("XDG_STATE_HOME") ?? variable("HOME").map { "\($0)/.local/state" }
        return folder.map { "\($0)/\(name)/state" }
    }
}
