// Names of Foundation that a server cannot have: each is a compile error that names an alternative.
public import Foundation

/// Unavailable: values of iCloud are not here; use `UserDefaults` or AppStorage.
@available(*, unavailable, message: "A server has no iCloud: use UserDefaults or AppStorage.")
public final class NSUbiquitousKeyValueStore {
  /// Unavailable, as the class is.
  public static var `default`: NSUbiquitousKeyValueStore { NSUbiquitousKeyValueStore() }
  private init() {}
}

/// Unavailable: a server has no iCloud and no Spotlight; filter values of the app's own.
@available(*, unavailable, message: "A server has no Spotlight: filter values of the app's own.")
public final class NSMetadataQuery {
  /// Unavailable, as the class is.
  public init() {}
}

/// Unavailable: a `Regex` finds words.
@available(*, unavailable, message: "Use components(separatedBy:) or a Regex to find words.")
public final class NSLinguisticTagger {
  /// Unavailable, as the class is.
  public init(tagSchemes: [Any], options opts: Int) {}
}

/// Unavailable: a `Regex` finds addresses and numbers.
@available(*, unavailable, message: "Use a Regex or URL(string:) to find addresses and numbers.")
public final class NSDataDetector {
  /// Unavailable, as the class is.
  public init(types checkingTypes: UInt64) throws {}
}

/// Unavailable: files of a server need no coordination with iCloud.
@available(*, unavailable, message: "A server has no iCloud: read and write the file itself.")
public final class NSFileCoordinator {
  /// Unavailable, as the class is.
  public init(filePresenter filePresenterOrNil: Any? = nil) {}
}

extension NSAttributedString {
  /// An option of reading a document.
  public struct DocumentReadingOptionKey: Hashable, Sendable {
    /// The type of the document.
    public static let documentType = DocumentReadingOptionKey()
    /// The encoding of its letters.
    public static let characterEncoding = DocumentReadingOptionKey()
  }

  /// A type of documents.
  public struct DocumentType: Hashable, Sendable {
    /// A page of the web.
    public static let html = DocumentType()
    /// Text with styles.
    public static let rtf = DocumentType()
    /// Text.
    public static let plain = DocumentType()
  }

  /// Unavailable: Linux reads no documents of styled text.
  @available(*, unavailable, message: "HTML is not read here: use Text with Markdown.")
  public convenience init(
    data: Data, options: [NSAttributedString.DocumentReadingOptionKey: Any] = [:],
    documentAttributes dict: Any?
  ) throws {
    self.init(string: "")
  }
}

extension AttributedString {
  /// Unavailable: Foundation on Linux reads no Markdown; a `Text` of a LocalizedStringKey does.
  @available(*, unavailable, message: "Use Text(LocalizedStringKey(text)), which reads Markdown.")
  public struct MarkdownParsingOptions {
    /// Unavailable, as the options are.
    public enum InterpretedSyntax {
      /// Unavailable, as the options are.
      case full, inlineOnly, inlineOnlyPreservingWhitespace
    }

    /// Unavailable, as the options are.
    public init(
      allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
      languageCode: String? = nil
    ) {}
  }

  /// Unavailable: Foundation on Linux reads no Markdown; a `Text` of a LocalizedStringKey does.
  @available(*, unavailable, message: "Use Text(LocalizedStringKey(text)), which reads Markdown.")
  public init(
    markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(),
    baseURL: URL? = nil
  ) throws {
    self.init()
  }
}
