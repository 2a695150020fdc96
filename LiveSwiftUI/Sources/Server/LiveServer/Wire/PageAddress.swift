// The address of a page as sent by a browser: the path, and the proof that this site wrote it.
import Foundation
import SwiftUI

/// An address of this site in a request, a hello or an event.
struct PageAddress: Equatable {
  /// The path, still percent-encoded.
  let path: String
  /// The value of the query item that proves who wrote the path; nil without one.
  let proof: String?

  /// The name of that query item.
  static let proofName = "k"

  /// The name of the query item of a browser without script, which wants the page as it will be.
  static let lastName = "whole"

  /// Splits `text`, an address of a site at `basePath`, at its question mark; a fragment never
  /// reaches a server.
  init(_ text: String, below basePath: String = "") {
    let parts = text.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    path = (parts.first.map(String.init) ?? "").below(basePath)
    let prefix = "\(Self.proofName)="
    proof = parts.dropFirst().first?.split(separator: "&").first { $0.hasPrefix(prefix) }
      .map { String($0.dropFirst(prefix.count)) }
  }
}

extension Signer {
  /// The proof that this site wrote the address of `components` below `app`. It is not bound to a
  /// browser, so that links can be shared.
  func proof(of components: [String], in app: SiteApp) -> String {
    name(of: ([app.name] + components).joined(separator: "\0"), for: "address")
  }

  /// The tree's form of an address below `app` with this proof.
  func treeAddress(_ components: [String], _ proof: String?, in app: SiteApp) -> TreeAddress {
    TreeAddress(components, isOwn: proves(proof, components, in: app))
  }

  /// Whether `proof` matches `components`. The app's first screen needs no proof.
  private func proves(_ proof: String?, _ components: [String], in app: SiteApp) -> Bool {
    if components.isEmpty { return true }
    guard let proof else { return false }
    return Self.areEqual(
      Array(proof.utf8), Array(self.proof(of: components, in: app).utf8))
  }
}
