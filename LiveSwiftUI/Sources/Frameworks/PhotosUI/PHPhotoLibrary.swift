// The photo library, which a browser shows only to its person.
public import Foundation

/// The photo library of the person, of which a page gets what the person chooses in a picker.
public final class PHPhotoLibrary: NSObject, Sendable {
  private static let library = PHPhotoLibrary()

  private override init() {}

  /// The library that is given to a picker.
  public class func shared() -> PHPhotoLibrary { library }
}
