// A file or a folder in memory, as documents read and write them.
public import Foundation

/// A file or a folder in memory.
///
/// Symbolic links, file attributes and serialised wrappers are not here. A folder that is read from
/// disk has at most 1,000 files, of 25 MB together.
open class FileWrapper: @unchecked Sendable {
  // As Apple's, an object is used by one task at a time.

  /// The ways to read a wrapper.
  public struct ReadingOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Reads everything at once, as is always done here.
    public static let immediate = ReadingOptions(rawValue: 1)
    /// Reads without mapping files into memory, as is always done here.
    public static let withoutMapping = ReadingOptions(rawValue: 2)
  }

  /// The ways to write a wrapper.
  public struct WritingOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Writes beside the file first, and then over it.
    public static let atomic = WritingOptions(rawValue: 1)
    /// Updates the names of the wrappers inside; has no effect here.
    public static let withNameUpdating = WritingOptions(rawValue: 2)
  }

  private enum Content {
    case file(Data)
    case folder([String: FileWrapper])
  }

  private static let byteLimit = 25 << 20
  private static let fileLimit = 1_000
  private var content: Content

  /// The name that the file should get.
  open var preferredFilename: String?
  /// The name that the file had when it was read or written.
  open var filename: String?
  /// The attributes of the file; empty here unless set.
  open var fileAttributes: [String: Any] = [:]

  /// A file with these bytes.
  public init(regularFileWithContents contents: Data) { content = .file(contents) }

  /// A folder with these wrappers by name.
  public init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) {
    content = .folder(childrenByPreferredName)
    for (name, child) in childrenByPreferredName where child.preferredFilename == nil {
      child.preferredFilename = name
    }
  }

  /// Reads a file or a folder. Throws when it is not there or too large.
  public init(url: URL, options: ReadingOptions = []) throws {
    var left = (bytes: Self.byteLimit, files: Self.fileLimit)
    content = try Self.read(url, &left)
    filename = url.lastPathComponent
    preferredFilename = url.lastPathComponent
  }

  private init(_ content: Content, name: String) {
    self.content = content
    filename = name
    preferredFilename = name
  }

  private static func read(_ url: URL, _ left: inout (bytes: Int, files: Int)) throws -> Content {
    let attributes = try FileManager.default.attributesOfItem(atPath: url.path)
    left.files -= 1
    guard left.files >= 0 else { throw CocoaError(.fileReadTooLarge) }
    if attributes[.type] as? FileAttributeType == .typeDirectory {
      var children: [String: FileWrapper] = [:]
      for name in try FileManager.default.contentsOfDirectory(atPath: url.path) {
        let inner = try read(url.appendingPathComponent(name), &left)
        children[name] = FileWrapper(inner, name: name)
      }
      return .folder(children)
    }
    guard attributes[.type] as? FileAttributeType == .typeRegular else {
      throw CocoaError(.fileReadUnknown)
    }
    left.bytes -= attributes[.size] as? Int ?? 0
    guard left.bytes >= 0 else { throw CocoaError(.fileReadTooLarge) }
    return .file(try Data(contentsOf: url))
  }

  /// Whether this is a folder.
  open var isDirectory: Bool { if case .folder = content { true } else { false } }

  /// Whether this is a file.
  open var isRegularFile: Bool { if case .file = content { true } else { false } }

  /// Whether this is a symbolic link; never here.
  open var isSymbolicLink: Bool { false }

  /// The bytes of a file; nil for a folder.
  open var regularFileContents: Data? {
    if case .file(let data) = content { data } else { nil }
  }

  /// The wrappers in a folder by name; nil for a file.
  open var fileWrappers: [String: FileWrapper]? {
    if case .folder(let children) = content { children } else { nil }
  }

  /// Adds a wrapper to a folder, and returns the name that it got. A file ignores it.
  @discardableResult open func addFileWrapper(_ child: FileWrapper) -> String {
    guard case .folder(var children) = content else { return "" }
    let wanted = child.preferredFilename ?? "Untitled"
    var name = wanted
    var number = 1
    while children[name] != nil {
      number += 1
      name = "\(number)__#$!@%!#__\(wanted)"
    }
    children[name] = child
    content = .folder(children)
    return name
  }

  /// Removes a wrapper from a folder.
  open func removeFileWrapper(_ child: FileWrapper) {
    guard case .folder(let children) = content else { return }
    content = .folder(children.filter { $0.value !== child })
  }

  /// Adds a file to a folder, and returns the name that it got.
  @discardableResult open func addRegularFile(
    withContents data: Data, preferredFilename fileName: String
  ) -> String {
    let child = FileWrapper(regularFileWithContents: data)
    child.preferredFilename = fileName
    return addFileWrapper(child)
  }

  /// The name of a wrapper in a folder; nil if it is not there.
  open func keyForChildFileWrapper(_ child: FileWrapper) -> String? {
    fileWrappers?.first { $0.value === child }?.key
  }

  /// Whether the file or folder on disk has the names that this one has.
  open func matchesContents(of url: URL) -> Bool {
    // A file that cannot be read matches nothing.
    guard let other = try? FileWrapper(url: url) else { return false }
    if let data = regularFileContents { return data == other.regularFileContents }
    return fileWrappers?.keys == other.fileWrappers?.keys
  }

  /// Writes the file or the folder. Throws when it cannot.
  open func write(
    to url: URL, options: WritingOptions = [], originalContentsURL: URL?
  ) throws {
    switch content {
    case .file(let data): try data.write(to: url, options: options.contains(.atomic) ? .atomic : [])
    case .folder(let children):
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
      for (name, child) in children {
        // A name with a slash would leave the folder.
        guard !name.contains("/"), name != "..", name != "." else {
          throw CocoaError(.fileWriteInvalidFileName)
        }
        try child.write(
          to: url.appendingPathComponent(name), options: options, originalContentsURL: nil)
      }
    }
  }
}
