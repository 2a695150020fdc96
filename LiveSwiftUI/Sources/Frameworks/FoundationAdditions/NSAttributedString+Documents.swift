// The names by which a document of styled text is asked for, which Linux does not read.
public import Foundation

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
}
