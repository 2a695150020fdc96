// Whom a page counts for, and how much the pages of one visitor or of all guests may take.
import Limits
import SwiftUI
import WebServer

/// The visitor of a page, as the shares of pages count it.
struct PageVisitor: Sendable, Hashable {
  /// The name of the browser; empty for one without the cookie.
  let browser: String
  /// The address, as `PeerName` counts it. Many people may share it.
  let address: String
  /// Whether it has not entered the code, and may only read.
  let isGuest: Bool

  /// The guest that work for the page counts for; nil for a person with the code.
  var actingGuest: ActingGuest? {
    isGuest ? ActingGuest(browser: browser, address: address) : nil
  }
}

extension Session {
  /// The secret of the browser that fetched the page. Only that browser may connect to it.
  var browser: String { visitor.browser }
  /// Whether its person has not entered the code, and may only read.
  var isGuest: Bool { visitor.isGuest }
}

/// The most that some of the pages may take together.
struct PageBound: Equatable {
  /// The number of pages.
  var pages: Int
  /// The memory of their trees, as `PageMemory` estimates it.
  var bytes: Int

  /// A part of the bound, at least one page.
  func part(_ share: Double) -> PageBound {
    PageBound(
      pages: max(1, Int(bounding: (Double(pages) * share).rounded(.up))),
      bytes: Int(bounding: Double(bytes) * share))
  }
}

extension SessionLimits {
  /// The bound of all pages, or of those of all guests.
  func bound(forGuests isGuest: Bool) -> PageBound {
    let all = PageBound(pages: sessions, bytes: pageBytes)
    return isGuest ? all.part(guestShare) : all
  }

  /// The bound of the pages from the visitor's address. None for this machine, because all its
  /// programs and browsers share one address.
  func addressBound(of visitor: PageVisitor) -> PageBound {
    let all = bound(forGuests: visitor.isGuest)
    return PeerName.loopback.contains(visitor.address) ? all : all.part(addressShare)
  }
}
