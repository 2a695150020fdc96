// The admission to a site: its secret, its access code, and the generation of that code.
package import Foundation

/// The values that all processes of a site share, so that each accepts the others' passes.
package struct SiteAccess: Sendable {
  /// The key that signs passes, photo addresses and snapshots.
  package let secret: [UInt8]
  /// The code that visitors enter; nil when none is needed.
  package let code: Secret?
  /// A text that changes whenever the code does; nil without a code.
  package let generation: String?

  /// Access from its parts.
  package init(secret: [UInt8], code: Secret?, generation: String?) {
    (self.secret, self.code, self.generation) = (secret, code, generation)
  }

  /// The values kept in the folder, made at the first start. When a code is needed and `chosen` is
  /// nil, a kept or new code is used.
  package static func kept(
    in folder: URL, needsCode: Bool, chosen: Secret?
  ) throws(StartFailure) -> SiteAccess {
    try StartLock.held(in: folder) { () throws(StartFailure) in
      var random = SystemRandomNumberGenerator()
      let secret = try SiteSecret.kept(in: folder)
      guard needsCode else { return SiteAccess(secret: secret, code: nil, generation: nil) }
      let code =
        if let chosen { chosen } else { try AccessCode.kept(in: folder, using: &random) }
      let generation = try AccessGeneration.settled(
        for: code, secret: secret, in: folder, using: &random)
      return SiteAccess(secret: secret, code: code, generation: generation)
    }
  }
}
