// Who is let in: the site's secret, its access code, and the generation of that code.
import Foundation

/// What all processes of a site must agree on, so that each accepts the others' passes.
package struct SiteAccess: Sendable {
  /// Signs passes, photo addresses and snapshots.
  package let secret: [UInt8]
  /// The code that visitors type; nil when none is needed.
  package let code: Secret?
  /// Changes whenever the code does; nil without a code.
  package let generation: String?

  /// Access made of its parts.
  package init(secret: [UInt8], code: Secret?, generation: String?) {
    (self.secret, self.code, self.generation) = (secret, code, generation)
  }

  /// What the folder keeps; made there at the first start. Without `chosen` and where a code is
  /// needed, the code is one made here.
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
