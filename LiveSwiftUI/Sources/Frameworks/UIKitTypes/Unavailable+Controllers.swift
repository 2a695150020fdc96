// Controllers of UIKit that a browser cannot have: each is a compile error that names an
// alternative. Their members are those of UIKit, so that the message is about the class.
public import Foundation

/// Unavailable: use ShareLink.
@available(*, unavailable, message: "Use ShareLink.")
public class UIActivityViewController: UIViewController {
  /// Unavailable, as the class is.
  public var excludedActivityTypes: [UIActivity.ActivityType]?
  /// Unavailable, as the class is.
  public typealias CompletionWithItemsHandler = (
    UIActivity.ActivityType?, Bool, [Any]?, (any Error)?
  ) -> Void
  /// Unavailable, as the class is.
  public var completionWithItemsHandler: CompletionWithItemsHandler?

  /// Unavailable, as the class is.
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    super.init(nibName: nil, bundle: nil)
  }

  /// Unavailable, as the class is.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// Unavailable: use ShareLink.
@available(*, unavailable, message: "Use ShareLink.")
public class UIActivity {
  /// Unavailable, as the class is.
  public struct ActivityType: RawRepresentable, Hashable {
    /// The name of the type.
    public var rawValue: String
    /// Unavailable, as the class is.
    public init(rawValue: String) { self.rawValue = rawValue }
  }
}

/// Unavailable: use PhotosPicker of PhotosUI.
@available(*, unavailable, message: "UIKit is not on the web: use PhotosPicker of PhotosUI.")
public class UIImagePickerController: UIViewController {
  /// Unavailable, as the class is.
  public enum SourceType: Int {
    /// Unavailable, as the class is.
    case photoLibrary, camera, savedPhotosAlbum
  }

  /// Unavailable, as the class is.
  public struct InfoKey: RawRepresentable, Hashable {
    /// The name of the key.
    public var rawValue: String
    /// Unavailable, as the class is.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Unavailable, as the class is.
    public static var originalImage: InfoKey { InfoKey(rawValue: "") }
    /// Unavailable, as the class is.
    public static var editedImage: InfoKey { InfoKey(rawValue: "") }
    /// Unavailable, as the class is.
    public static var imageURL: InfoKey { InfoKey(rawValue: "") }
    /// Unavailable, as the class is.
    public static var mediaURL: InfoKey { InfoKey(rawValue: "") }
  }

  /// Unavailable, as the class is.
  public weak var delegate: (any UIImagePickerControllerDelegate & UINavigationControllerDelegate)?
  /// Unavailable, as the class is.
  public var sourceType = SourceType.photoLibrary
  /// Unavailable, as the class is.
  public var allowsEditing = false
  /// Unavailable, as the class is.
  public var mediaTypes: [String] = []

  /// Unavailable, as the class is.
  public static func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { false }
}

/// Unavailable: use PhotosPicker of PhotosUI.
@available(*, unavailable, message: "UIKit is not on the web: use PhotosPicker of PhotosUI.")
@MainActor @preconcurrency public protocol UIImagePickerControllerDelegate: AnyObject {}

/// The delegate of a stack of controllers, whose methods are never called here.
@MainActor @preconcurrency public protocol UINavigationControllerDelegate: AnyObject {}

/// Unavailable: use Link to a dictionary on the web.
@available(*, unavailable, message: "A server has no dictionary of the person: use Link.")
public class UIReferenceLibraryViewController: UIViewController {
  /// Unavailable, as the class is.
  public init(term: String) { super.init(nibName: nil, bundle: nil) }
  /// Unavailable, as the class is.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// Unavailable, as the class is.
  public static func dictionaryHasDefinition(forTerm term: String) -> Bool { false }
}

extension UIViewController {
  /// Has no effect here: a window has the orientation that its person chooses.
  public func setNeedsUpdateOfSupportedInterfaceOrientations() {}

  /// Unavailable: use popover.
  @available(*, unavailable, message: "UIKit is not on the web: use popover.")
  public var popoverPresentationController: UIPopoverPresentationController? { nil }
}

extension UIColor {
  /// Unavailable: use Canvas.
  @available(*, unavailable, message: "UIKit does not draw here: use Canvas.")
  public func set() {}

  /// Unavailable: use Canvas.
  @available(*, unavailable, message: "UIKit does not draw here: use Canvas.")
  public func setFill() {}

  /// Unavailable: use Canvas.
  @available(*, unavailable, message: "UIKit does not draw here: use Canvas.")
  public func setStroke() {}
}
