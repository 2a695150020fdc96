// The picker of UIKit, whose names say that PhotosPicker is the one for a browser.
public import Foundation

/// Unavailable: use PhotosPicker.
@available(*, unavailable, message: "UIKit is not on the web: use PhotosPicker.")
public struct PHPickerConfiguration {
  /// Unavailable, as the structure is.
  public var filter: PHPickerFilter?
  /// Unavailable, as the structure is.
  public var selectionLimit = 1

  /// Unavailable, as the structure is.
  public init() {}
  /// Unavailable, as the structure is.
  public init(photoLibrary: PHPhotoLibrary) {}
}

/// Unavailable: use PhotosPickerItem.
@available(*, unavailable, message: "UIKit is not on the web: use PhotosPickerItem.")
public struct PHPickerResult {
  /// Unavailable, as the structure is.
  public let assetIdentifier: String?
}

/// Unavailable: use PhotosPicker.
@available(*, unavailable, message: "UIKit is not on the web: use PhotosPicker.")
public final class PHPickerViewController: NSObject {
  /// Unavailable, as the class is.
  public init(configuration: PHPickerConfiguration) {}
}

/// Unavailable: use the selection of PhotosPicker.
@available(*, unavailable, message: "UIKit is not on the web: use PhotosPicker.")
public protocol PHPickerViewControllerDelegate: AnyObject {}
