// Names of files with the extension of a type.
public import Foundation

extension URL {
  /// This address with one more component, which gets the extension of the type unless it has one
  /// of that type.
  public func appendingPathComponent(_ partialName: String, conformingTo contentType: UTType) -> URL
  {
    appendingPathComponent(partialName).appendingPathExtension(for: contentType)
  }

  /// Appends a component, which gets the extension of the type unless it has one of that type.
  public mutating func appendPathComponent(
    _ partialName: String, conformingTo contentType: UTType
  ) {
    self = appendingPathComponent(partialName, conformingTo: contentType)
  }

  /// This address with the extension of the type, unless it has one of that type.
  public func appendingPathExtension(for contentType: UTType) -> URL {
    if !pathExtension.isEmpty,
      UTType(filenameExtension: pathExtension, conformingTo: contentType)?.isDeclared == true
    {
      return self
    }
    guard let name = contentType.preferredFilenameExtension else { return self }
    return appendingPathExtension(name)
  }

  /// Appends the extension of the type, unless the address has one of that type.
  public mutating func appendPathExtension(for contentType: UTType) {
    self = appendingPathExtension(for: contentType)
  }
}
