// A pasteboard of the page. A server cannot write the clipboard of a person, so it ends there.
public import Foundation

/// The text that an app copied on the page whose code runs. The person's own clipboard is out of
/// reach for a server: ShareLink writes it, and PasteButton reads it.
@MainActor @preconcurrency public final class UIPasteboard: NSObject {
  /// The pasteboard of the page.
  @available(*, deprecated, message: "Copies within this page only: use ShareLink.")
  public static var general: UIPasteboard { UIPasteboard() }

  private override init() {}

  /// The text that was copied on this page; nil at first.
  public var string: String? {
    get { pagePasteboard() }
    set { setPagePasteboard(newValue) }
  }

  /// The texts that were copied on this page: one, or none.
  public var strings: [String]? {
    get { string.map { [$0] } }
    set { string = newValue?.first }
  }

  /// The address that was copied on this page; nil if it is another text.
  public var url: URL? {
    get { string.flatMap { URL(string: $0) } }
    set { string = newValue?.absoluteString }
  }

  /// Whether a text was copied on this page.
  public var hasStrings: Bool { string != nil }
  /// Whether an address was copied on this page.
  public var hasURLs: Bool { url?.scheme != nil }
  /// Whether a picture was copied: never.
  public var hasImages: Bool { false }

  /// Copies a text; values of other types are ignored.
  public func setValue(_ value: Any, forPasteboardType pasteboardType: String) {
    if let text = value as? String { string = text }
  }
}

/// The text that was copied on the page. SwiftUI, which knows the page, replaces this function and
/// the next ones.
@MainActor package dynamic func pagePasteboard() -> String? { nil }

/// Copies a text on the page.
@MainActor package dynamic func setPagePasteboard(_ text: String?) {}

/// Reads a text aloud on the page, where a screen reader runs.
@MainActor package dynamic func announceOnPage(_ text: String) {}

/// Whether the person of the page asked for less motion.
@MainActor package dynamic func pageReducesMotion() -> Bool { false }
