// The two places of the picture cache, and how pictures move between them.

import Foundation

extension ImageCache {
  /// A picture on disk.
  struct DiskEntry: Sendable {
    let file: ImageFile
    /// The use that the file's own time tells of.
    var touched: Date
  }

  /// Whether the folder can be used.
  enum DiskState {
    case unopened
    case open
    case unusable
  }

  /// What the cache holds now, in pictures and bytes.
  public struct Contents: Sendable, Hashable {
    /// Pictures in memory.
    public var memoryCount: Int
    /// Their bytes.
    public var memoryBytes: Int
    /// Pictures on disk.
    public var diskCount: Int
    /// Their bytes, those being written included.
    public var diskBytes: Int
  }

  /// What the cache holds now.
  public var contents: Contents {
    openDisk()
    return Contents(
      memoryCount: memory.count, memoryBytes: memory.weight, diskCount: disk.count,
      diskBytes: disk.weight + bytesBeingWritten)
  }

  /// The picture from memory, counted as a use in both places.
  func useMemory(_ key: String) -> CachedImage? {
    guard let image = memory.use(key) else { return nil }
    noteUse(key)
    return image
  }

  /// The picture from disk, counted as a use and now in memory too.
  func useDisk(_ key: String) async -> CachedImage? {
    openDisk()
    guard let folder, let entry = disk.peek(key) else { return nil }
    let reading = await folder.read(entry.file)
    switch reading {
    case .whole(let data):
      let image = CachedImage(
        data: data, format: entry.file.format, file: folder.url(of: entry.file))
      remember(image, key)
      noteUse(key)
      return image
    case .missing, .damaged:
      // Someone else may have put a new file in its place while this one was read.
      if disk.peek(key)?.file == entry.file { disk.remove(key) }
      if reading == .damaged {
        folder.delete(entry.file)
        report(.damagedFile(name: entry.file.name))
      }
      return nil
    }
  }

  /// Keeps a picture that has just come, on disk if that works and in memory.
  func keep(_ image: CachedImage, _ key: String) async -> CachedImage {
    var kept = image
    if let file = await store(image, key) { kept.file = file }
    remember(kept, key)
    return kept
  }

  private func remember(_ image: CachedImage, _ key: String) {
    // One that fills the memory alone would push out all others.
    guard image.data.count <= limits.memoryBytes / 2 else { return }
    memory.insert(key, image, weight: image.data.count)
    _ = memory.trim(to: limits.memoryBytes)
  }

  private func store(_ image: CachedImage, _ key: String) async -> URL? {
    openDisk()
    guard let folder, diskState == .open, image.data.count <= limits.diskBytes * 9 / 10 else {
      return nil
    }
    let file = ImageFile(key: key, data: image.data, format: image.format)
    makeRoom(for: file.length, in: folder)
    // Others being written may have taken all the room there is.
    guard disk.weight + bytesBeingWritten + file.length <= limits.diskBytes else { return nil }
    bytesBeingWritten += file.length
    let failure = await folder.write(image.data, as: file)
    bytesBeingWritten -= file.length
    if let failure {
      if !saidThatWritingFails { report(.write(why: failure)) }
      saidThatWritingFails = true
      return nil
    }
    saidThatWritingFails = false
    if let old = disk.remove(key), old.file != file { folder.delete(old.file) }
    disk.insert(key, DiskEntry(file: file, touched: now()), weight: file.length)
    return folder.url(of: file)
  }

  private func makeRoom(for length: Int, in folder: ImageFolder) {
    guard disk.weight + bytesBeingWritten + length > limits.diskBytes else { return }
    let gone = disk.trim(to: limits.diskBytes * 9 / 10 - bytesBeingWritten - length)
    for (key, entry) in gone {
      folder.delete(entry.file)
      memory.update(key) { $0.file = nil }
    }
  }

  /// Counts a use; the file's own time follows at most once a minute, for it costs a call to the system.
  private func noteUse(_ key: String) {
    guard let folder, let entry = disk.use(key) else { return }
    let now = now()
    guard now.timeIntervalSince(entry.touched) >= 60 else { return }
    folder.touch(entry.file, at: now)
    disk.update(key) { $0.touched = now }
  }

  /// Takes stock of the folder, the first time only.
  private func openDisk() {
    guard diskState == .unopened, let folder else { return }
    do {
      let listing = try folder.open()
      diskState = .open
      for name in listing.damaged { report(.damagedFile(name: name)) }
      for listed in listing.files {
        let entry = DiskEntry(file: listed.file, touched: listed.lastUse)
        // Two files of one address: the write was done, the deletion of the old one was not.
        if let older = disk.remove(listed.file.key) { folder.delete(older.file) }
        disk.insert(listed.file.key, entry, weight: listed.file.length)
      }
      makeRoom(for: 0, in: folder)
    } catch {
      diskState = .unusable
      report(.folder(why: "\(folder.path) cannot be used as a folder"))
    }
  }
}
