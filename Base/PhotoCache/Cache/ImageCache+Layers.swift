// The two layers of the picture cache: memory and disk.
import Foundation

extension ImageCache {
  /// A picture on disk.
  struct DiskEntry: Sendable {
    var file: ImageFile
    /// The time of use written to the file's modification time.
    var touched: Date
  }

  /// A picture in memory.
  struct MemoryEntry: Sendable {
    var image: CachedImage
    /// Its address, or that of the picture of which it is a copy; nil for one that nobody has asked
    /// for by it.
    let url: URL?
    var freshness: ImageFreshness?
  }

  /// Whether the folder was opened and can be used.
  enum DiskState {
    case unopened
    case open
    case unusable
  }

  /// The number of pictures and bytes in the cache.
  public struct Contents: Sendable, Hashable {
    /// The number of pictures in memory.
    public var memoryCount: Int
    /// The bytes of the pictures in memory.
    public var memoryBytes: Int
    /// The number of pictures on disk.
    public var diskCount: Int
    /// The bytes of the pictures on disk, including those being written.
    public var diskBytes: Int
  }

  /// The current number of pictures and bytes.
  public var contents: Contents {
    openDisk()
    return Contents(
      memoryCount: memory.count, memoryBytes: memory.weight, diskCount: disk.count,
      diskBytes: disk.weight + bytesBeingWritten)
  }

  /// The picture from memory, counted as a use in both layers.
  func useMemory(_ key: String) -> CachedImage? {
    guard let image = memory.use(key)?.image else { return nil }
    noteUse(key)
    return image
  }

  /// The picture from disk, counted as a use and put into memory.
  func useDisk(_ key: String, _ url: URL? = nil) async -> CachedImage? {
    openDisk()
    guard let folder, let entry = disk.peek(key) else { return nil }
    let reading = await folder.read(entry.file)
    switch reading {
    case .whole(let data):
      let image = CachedImage(
        data: data, format: entry.file.format, file: folder.url(of: entry.file))
      storeInMemory(image, key, url, entry.file.freshness)
      noteUse(key)
      return image
    case .missing, .damaged:
      // A new file may have replaced this one while it was read, or its age was renewed.
      guard disk.peek(key)?.file == entry.file else { return await useDisk(key, url) }
      disk.remove(key)
      if reading == .damaged {
        folder.delete(entry.file)
        report(.damagedFile(name: entry.file.name))
      }
      return nil
    }
  }

  /// Stores a picture that was just loaded or made, in memory and if possible on disk.
  func store(
    _ image: CachedImage, _ key: String, _ url: URL?, _ freshness: ImageFreshness? = nil
  ) async -> CachedImage {
    var stored = image
    let file = ImageFile(key: key, data: image.data, format: image.format, freshness: freshness)
    stored.file = await storeOnDisk(image, as: file)
    storeInMemory(stored, key, url, freshness)
    return stored
  }

  private func storeInMemory(
    _ image: CachedImage, _ key: String, _ url: URL?, _ freshness: ImageFreshness?
  ) {
    // A picture of more than half the limit would evict nearly all others.
    guard image.data.count <= limits.memoryBytes / 2 else { return }
    memory.insert(
      key, MemoryEntry(image: image, url: url, freshness: freshness), weight: image.data.count)
    _ = memory.trim(to: limits.memoryBytes)
  }

  private func storeOnDisk(_ image: CachedImage, as file: ImageFile) async -> URL? {
    openDisk()
    guard let folder, diskState == .open, image.data.count <= limits.diskBytes * 9 / 10 else {
      return nil
    }
    makeRoom(for: file.length, in: folder)
    // Pictures being written may take all the remaining space.
    guard disk.weight + bytesBeingWritten + file.length <= limits.diskBytes else { return nil }
    bytesBeingWritten += file.length
    let failure = await folder.write(image.data, as: file)
    bytesBeingWritten -= file.length
    if let failure {
      if !hasReportedWriting { report(.write(why: failure)) }
      hasReportedWriting = true
      return nil
    }
    hasReportedWriting = false
    if let old = disk.remove(file.key), old.file != file { folder.delete(old.file) }
    disk.insert(file.key, DiskEntry(file: file, touched: now()), weight: file.length)
    return folder.url(of: file)
  }

  private func makeRoom(for length: Int, in folder: ImageFolder) {
    guard disk.weight + bytesBeingWritten + length > limits.diskBytes else { return }
    let evicted = disk.trim(to: limits.diskBytes * 9 / 10 - bytesBeingWritten - length)
    for (key, entry) in evicted {
      folder.delete(entry.file)
      memory.update(key) { $0.image.file = nil }
    }
  }

  /// Counts a use.
  ///
  /// The file's modification time is set at most once a minute, because that is a system call.
  func noteUse(_ key: String) {
    guard let folder, let entry = disk.use(key) else { return }
    let now = now()
    guard now.timeIntervalSince(entry.touched) >= 60 else { return }
    folder.touch(entry.file, at: now)
    disk.update(key) { $0.touched = now }
  }

  /// Lists the folder, the first time only.
  func openDisk() {
    guard diskState == .unopened, let folder else { return }
    do {
      let listing = try folder.open()
      diskState = .open
      for name in listing.damaged { report(.damagedFile(name: name)) }
      for listed in listing.files {
        let entry = DiskEntry(file: listed.file, touched: listed.lastUse)
        // Two files of one address: a process ended between the write and the deletion.
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
