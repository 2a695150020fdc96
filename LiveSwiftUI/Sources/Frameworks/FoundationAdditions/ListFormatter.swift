// Lists as a sentence has them: `apples, pears, and plums`.
public import Foundation

/// A formatter of lists.
open class ListFormatter: Formatter, @unchecked Sendable {
  // Unchecked as with all formatters of Foundation: set up on one thread, then read.

  /// The language; the reader's at first. Nil restores that.
  open var locale: Locale! {
    get { chosenLocale ?? readerLocale() }
    set { chosenLocale = newValue }
  }
  /// The formatter of each item; nil for their descriptions.
  open var itemFormatter: Formatter?
  private var chosenLocale: Locale?

  /// A formatter in the reader's language.
  public override init() { super.init() }

  /// Nil: there are no archives of formatters here.
  public required init?(coder: NSCoder) { nil }

  /// Texts joined in the reader's language.
  open class func localizedString(byJoining strings: [String]) -> String {
    strings.formatted(.list(type: .and).locale(readerLocale()))
  }

  /// The items joined; an item without a text of the item formatter has its description.
  open func string(from items: [Any]) -> String? {
    let texts = items.map { item in
      itemFormatter?.string(for: item) ?? (item as? String) ?? "\(item)"
    }
    return texts.formatted(.list(type: .and).locale(locale ?? readerLocale()))
  }

  /// The text of an array; nil for anything else.
  open override func string(for obj: Any?) -> String? {
    (obj as? [Any]).flatMap { string(from: $0) }
  }
}
