// swift-tools-version: 6.2
// Hello: the smallest app that Tapas serves.
import PackageDescription

let package = Package(
  name: "Hello",
  dependencies: [.package(name: "Tapas", path: "../../..")],
  targets: [
    .executableTarget(
      name: "Hello", dependencies: [.product(name: "SwiftUI", package: "Tapas")],
      plugins: [.plugin(name: "AppResources", package: "Tapas")])
  ]
)
