// swift-tools-version: 6.2
// Notes: a list to search, to pin, to move and to delete, with an editor.
import PackageDescription

let package = Package(
  name: "Notes",
  dependencies: [.package(name: "Tapas", path: "../../..")],
  targets: [
    .executableTarget(
      name: "Notes", dependencies: [.product(name: "SwiftUI", package: "Tapas")])
  ]
)
