// swift-tools-version: 6.2
// Settings: a form whose values are kept from visit to visit.
import PackageDescription

let package = Package(
  name: "Settings",
  dependencies: [.package(name: "Tapas", path: "../../..")],
  targets: [
    .executableTarget(
      name: "Settings", dependencies: [.product(name: "SwiftUI", package: "Tapas")])
  ]
)
