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
    if let copy = copyKey(name, of: key), let image = await savedCopy(copy, of: url, key) {
      return image
    }
    let original = try await image(at: url)
    guard let copy = copyKey(name, of: key), original.hasCopies,
      copyBackoff.remainingPause(of: copy, now: time.now()) == nil
    else { return original }
    let result = await flights.join("copy " + copy, cancelled: .failure(.cancelled)) {
      .success(await self.makeCopy(copy, original, url, shrink))
    }
    return try result.get()
  }

  /// The key of a copy; nil while the picture is not in the cache.
  private func copyKey(_ name: String, of key: String) -> String? {
    openDisk()
    return digest(of: key).map { SHA256Digest.hex($0 + " " + name) }
  }

  private func savedCopy(_ copy: String, of url: URL, _ key: String) async -> CachedImage? {
    let fromMemory = useMemory(copy)
    guard let image = if let fromMemory { fromMemory } else { await useDisk(copy, url) } else {
      return nil
    }
    observe(fromMemory == nil ? .disk : .memory)
    // Neither outlives the other, and the picture may have been replaced.
    noteUse(key)
    renewIfStale(url, key)
    return image
  }

  private func makeCopy(
    _ copy: String, _ original: CachedImage, _ url: URL, _ shrink: Shrinking
  ) async -> CachedImage {
    guard let data = await shrink(original.data), data.count < original.data.count,
      let format = ImageFormat(sniffing: data), format.isWhole(data)
    else {
      // One that makes its decoder fail is not decoded for each visitor.
      if !Task.isCancelled { copyBackoff.failed(copy, now: time.now()) }
      return original
    }
    return await store(CachedImage(data: data, format: format), copy, url)
  }
}

extension CachedImage {
  /// Whether the picture is of a format of which smaller ones are made. A GIF moves.
  fileprivate var hasCopies: Bool { format != .gif && format != .avif }
}
