// The secret that signs photo addresses and snapshots: made once, readable by this account only.
package import Foundation

/// 32 unguessable bytes that survive restarts.
package enum SiteSecret {
  /// The secret kept in `folder`, made at the first start.
  package static func kept(in folder: URL) throws(StartFailure) -> [UInt8] {
    let file = folder.appendingPathComponent("secret")
    if let data = FileManager.default.contents(atPath: file.path), data.count == 32 {
      return [UInt8](data)
    }
    var random = SystemRandomNumberGenerator()
    let secret = (0..<32).map { _ in UInt8.random(in: .min ... .max, using: &random) }
    let isKept = FileManager.default.createFile(
      atPath: file.path, contents: Data(secret), attributes: [.posixPermissions: 0o600])
    guard isKept else { throw .secretNotKept(folder.path) }
    return secret
  }
}
