// swift-tools-version: 6.2
// Postcards: an asset catalogue, a file of the bundle, and models that import Foundation alone.
import PackageDescription

let package = Package(
  name: "Postcards",
  dependencies: [.package(name: "Tapas", path: "../../..")],
  targets: [
    .executableTarget(
      name: "Postcards",
      dependencies: [
        .product(name: "SwiftUI", package: "Tapas"),
        .product(name: "AppleFrameworks", package: "Tapas"),
      ],
      resources: [.copy("Assets.xcassets"), .copy("postcards.json")],
      plugins: [.plugin(name: "AppResources", package: "Tapas")])
  ]
)
