// Renames that Foundation lacks: one that never replaces, and one that swaps two folders.
import Foundation

/// Renames with Linux's `renameat2`. Each returns the system's error code, or nil.
enum Rename {
  /// Renames a file unless one exists under the new name.
  static func withoutReplacing(_ from: URL, to: URL) -> Int32? {
    guard let code = call(from, to, noReplace) else { return nil }
    guard code == EINVAL || code == ENOSYS else { return code }
    // The fallback for file systems without an atomic way, such as NFS.
    if FileManager.default.fileExists(atPath: to.path(percentEncoded: false)) { return EEXIST }
    return call(from, to, 0)
  }

  /// Swaps two folders in one step, so that each name always leads to a complete one.
  static func swapping(_ one: URL, _ other: URL) -> Int32? {
    call(one, other, exchange)
  }

  // RENAME_NOREPLACE and RENAME_EXCHANGE of linux/fs.h.
  private static let noReplace: UInt32 = 1
  private static let exchange: UInt32 = 2

  private typealias RenameAt2 =
    @convention(c) (
      Int32, UnsafePointer<CChar>, Int32, UnsafePointer<CChar>, UInt32
    ) -> Int32

  private static func call(_ from: URL, _ to: URL, _ flags: UInt32) -> Int32? {
    if flags == 0 { return rename(path(from), path(to)) == 0 ? nil : errno }
    // The C library has it since 2.28, but Swift's import of the C library omits it.
    guard let symbol = dlsym(nil, "renameat2") else { return ENOSYS }
    // The type is that of renameat2(2).
    let renameAt2 = unsafeBitCast(symbol, to: RenameAt2.self)
    return renameAt2(AT_FDCWD, path(from), AT_FDCWD, path(to), flags) == 0 ? nil : errno
  }

  private static func path(_ url: URL) -> String {
    let path = url.path(percentEncoded: false)
    return path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
  }
}
