// swift-tools-version: 6.2
// Todo: a list, a form and a store, saved in the app's own folder.
import PackageDescription

let package = Package(
  name: "Todo",
  defaultLocalization: "en",
  dependencies: [.package(name: "Tapas", path: "../../..")],
  targets: [
    .executableTarget(
      name: "Todo", dependencies: [.product(name: "SwiftUI", package: "Tapas")],
      resources: [.process("Localizable.xcstrings")])
  ]
)
