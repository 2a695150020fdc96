// The returns of the network, after which what has failed is tried again.
import Network
import SharedUI
import SwiftUI

extension View {
  /// Gives the screens in this view the number of returns of the network.
  func countsNetworkReturns() -> some View { modifier(NetworkReturnCounter()) }
}

private struct NetworkReturnCounter: ViewModifier {
  @State private var network = NetworkReturns()

  func body(content: Content) -> some View {
    content
      .environment(\.networkReturns, network.count)
      .task {
        for await path in NWPathMonitor() { network.changed(isThere: path.status == .satisfied) }
      }
  }
}

/// How often the network was there again after it was away.
struct NetworkReturns {
  private(set) var count = 0
  private var isAway = false

  /// Notes whether the network is there. Another way to it is no return.
  mutating func changed(isThere: Bool) {
    if isThere, isAway { count += 1 }
    isAway = !isThere
  }
}
