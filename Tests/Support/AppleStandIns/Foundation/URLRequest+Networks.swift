// What Apple's Foundation has beyond Linux's: the networks that a request may use.
import Foundation
import FoundationNetworking

extension URLRequest {
  var allowsExpensiveNetworkAccess: Bool {
    get { true }
    set {}
  }

  var allowsConstrainedNetworkAccess: Bool {
    get { true }
    set {}
  }
}
