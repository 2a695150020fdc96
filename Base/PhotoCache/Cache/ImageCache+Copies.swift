// Smaller copies of pictures, kept beside them under names of their own.
public import Foundation
import Limits

extension ImageCache {
  /// Makes a smaller picture of an encoded one; nil where the original serves better.
  public typealias Shrinking = @Sendable (Data) async -> Data?

  /// A smaller copy of the picture at this address, of the kind that `name` says, made by `shrink`
  /// when there is none yet. Where it makes none, the picture itself.
  ///
  /// A copy belongs to the bytes of its picture: one that was replaced gets new copies.
  public func copy(
    _ name: String, of url: URL, shrink: @escaping Shrinking
  ) async throws(ImageError) -> CachedImage {
    let key = Self.key(of: url)
    if let copy = copyKey(name, of: key), let image = await savedCopy(copy, of: url) {
      return image
    }
    let original = try await image(at: url)
    guard let copy = copyKey(name, of: key), original.hasCopies,
      copyBackoff.remainingPause(of: copy, now: time.now()) == nil
    else { return original }
    let result = await flights.join("copy " + copy, cancelled: .failure(.cancelled)) {
      let made = await self.makeCopy(copy, of: url) {
        await shrink(original.data).flatMap { $0.count < original.data.count ? $0 : nil }
      }
      return .success(made ?? original)
    }
    return try result.get()
  }

  /// A picture that `make` makes of one that no service has, such as a file, when there is none of
  /// this name yet; nil where it makes none. Another state of the file is another name.
  public func copy(
    _ name: String, make: @escaping @Sendable () async -> Data?
  ) async -> CachedImage? {
    let copy = SHA256Digest.hex(name)
    if let image = await savedCopy(copy, of: nil) { return image }
    guard copyBackoff.remainingPause(of: copy, now: time.now()) == nil else { return nil }
    let result = await flights.join("copy " + copy, cancelled: .failure(.cancelled)) {
      let made = await self.makeCopy(copy, of: nil, make)
      return made.map { .success($0) } ?? .failure(.notAnImage(contentType: nil))
    }
    // Whatever the reason, the caller has the original.
    return try? result.get()
  }

  /// The key of a copy; nil while the picture is not in the cache.
  private func copyKey(_ name: String, of key: String) -> String? {
    openDisk()
    return digest(of: key).map { SHA256Digest.hex($0 + " " + name) }
  }

  /// The copy from memory or disk; `url` is nil for a picture that no service has.
  private func savedCopy(_ copy: String, of url: URL?) async -> CachedImage? {
    let fromMemory = useMemory(copy)
    guard let image = if let fromMemory { fromMemory } else { await useDisk(copy, url) } else {
      return nil
    }
    observe(fromMemory == nil ? .disk : .memory)
    if let url {
      let key = Self.key(of: url)
      // Neither outlives the other, and the picture may have been replaced.
      noteUse(key)
      renewIfStale(url, key)
    }
    return image
  }

  private func makeCopy(
    _ copy: String, of url: URL?, _ make: @Sendable () async -> Data?
  ) async -> CachedImage? {
    guard let data = await make(), let format = ImageFormat(sniffing: data), format.isWhole(data)
    else {
      // One that makes its decoder fail is not decoded for each visitor.
      if !Task.isCancelled { copyBackoff.failed(copy, now: time.now()) }
      return nil
    }
    return await store(CachedImage(data: data, format: format), copy, url)
  }
}

extension CachedImage {
  /// Whether the picture is of a format of which smaller ones are made. A GIF moves.
  fileprivate var hasCopies: Bool { format != .gif && format != .avif }
}
