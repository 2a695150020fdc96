// Data: names of Apple's that do not work here, from Tools/unavailable/names.tsv.

// swift-format-ignore-file
public import Foundation
@available(*, unavailable, message: "UIKit is not on the web: use PhotosPicker.") public struct PHPickerConfiguration {
  public var filter: PHPickerFilter?
  public var selectionLimit = 1
  public init() {}
  public init(photoLibrary: PHPhotoLibrary) { fatalError() }
}
@available(*, unavailable, message: "UIKit is not on the web: use PhotosPickerItem.") public struct PHPickerResult { public let assetIdentifier: String? }
@available(*, unavailable, message: "UIKit is not on the web: use PhotosPicker.") public final class PHPickerViewController: NSObject { public init(configuration: PHPickerConfiguration) { fatalError() } }
@available(*, unavailable, message: "UIKit is not on the web: use PhotosPicker.") public protocol PHPickerViewControllerDelegate: AnyObject { }
