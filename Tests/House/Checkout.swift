// The checkout that these tests belong to: where it lies, and what git tracks in it.
import Foundation

/// The folder of the package and its files, read once a run.
struct Checkout {
  /// Where the package lies; found from this file's own place.
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Tracked files and new ones that git would not ignore, as paths from the root.
  let paths: [String]

  init() throws { paths = try Self.listed.get() }

  private static let listed = Result { try list() }

  private static func list() throws -> [String] {
    let git = Process()
    git.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    git.arguments = [
      "git", "-C", Checkout.root.path, "ls-files", "-z", "--cached", "--others",
      "--exclude-standard",
    ]
    let out = Pipe()
    git.standardOutput = out
    try git.run()
    let listed = out.fileHandleForReading.readDataToEndOfFile()
    git.waitUntilExit()
    guard git.terminationStatus == 0 else { throw CheckoutError.noGit }
    return listed.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
      .filter { FileManager.default.fileExists(atPath: Checkout.url($0).path) }
      .sorted()
  }

  /// The Swift files of modules and tests; the manifest has its own rules.
  func swiftFiles() throws -> [SwiftFile] { try Self.scanned.get() }

  private static let scanned = Result {
    try listed.get().filter { $0.hasSuffix(".swift") && $0 != "Package.swift" }.map {
      SwiftFile($0, try String(contentsOf: Checkout.url($0), encoding: .utf8))
    }
  }

  /// The text of a tracked file; none for pictures and other data that is no UTF-8.
  static func text(_ path: String) throws -> String? {
    String(data: try Data(contentsOf: url(path)), encoding: .utf8)
  }

  /// Whether a file or folder belongs to the tests of one of the two products.
  static func isTest(_ path: String) -> Bool {
    path.hasPrefix("Tests/") || path.hasPrefix("LiveSwiftUI/Tests/")
  }

  static func url(_ path: String) -> URL { root.appendingPathComponent(path) }
}

/// What can go wrong while the checkout is read.
enum CheckoutError: Error {
  /// git is missing or this is no checkout.
  case noGit
}
