// swift-tools-version: 6.2
// AppName, a SwiftUI app.
import PackageDescription

let package = Package(
  name: "AppName",
  defaultLocalization: "en",
  dependencies: [.package(name: "Tapas", path: "../..")],
  targets: [
    .executableTarget(
      name: "AppName", dependencies: [.product(name: "SwiftUI", package: "Tapas")],
      resources: [.copy("Assets.xcassets"), .process("Localizable.xcstrings")],
      plugins: [.plugin(name: "AppResources", package: "Tapas")]),
    .testTarget(
      name: "AppNameTests",
      dependencies: ["AppName", .product(name: "SwiftUITesting", package: "Tapas")]),
  ]
)
