// swift-tools-version: 6.2
// Dashboard: tabs with gauges, bars and a goal.
import PackageDescription

let package = Package(
  name: "Dashboard",
  dependencies: [.package(name: "Tapas", path: "../../..")],
  targets: [
    .executableTarget(
      name: "Dashboard",
      dependencies: [
        .product(name: "SwiftUI", package: "Tapas"), .product(name: "Charts", package: "Tapas"),
      ])
  ]
)
