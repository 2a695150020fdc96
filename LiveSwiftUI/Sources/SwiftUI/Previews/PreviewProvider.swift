// Previews: Xcode shows them beside the source, and a server can list them. They have no effect in
// a running app, on any platform.
import Foundation

/// Views that Xcode shows beside the source.
@MainActor @preconcurrency public protocol PreviewProvider {
  /// The type of the views, inferred from `previews`.
  associatedtype Previews: View
  /// The views to show.
  @ViewBuilder @MainActor @preconcurrency static var previews: Self.Previews { get }
  /// The kind of device to show them on; nil for Xcode's choice.
  @MainActor @preconcurrency static var platform: PreviewPlatform? { get }
}

extension PreviewProvider {
  /// The default: Xcode's choice.
  public static var platform: PreviewPlatform? { nil }
}

/// A kind of device for previews.
public enum PreviewPlatform: Sendable {
  /// An iPhone or iPad.
  case iOS
  /// A Mac.
  case macOS
  /// An Apple TV.
  case tvOS
  /// An Apple Watch.
  case watchOS
}

/// A device for previews, by its name.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
  /// The name of the device, as Xcode lists it.
  public let rawValue: String

  /// A device of this name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A device of this name, for literals.
  public init(stringLiteral value: String) { rawValue = value }
}

/// The size of the container around a preview.
public enum PreviewLayout: Sendable {
  /// A device.
  case device
  /// The size of the view.
  case sizeThatFits
  /// A size in points.
  case fixed(width: CGFloat, height: CGFloat)
}

/// The orientation of a device in a preview.
public struct InterfaceOrientation: CaseIterable, Identifiable, Equatable, Sendable {
  /// The name of the orientation.
  public let id: String

  /// Portrait.
  public static let portrait = InterfaceOrientation(id: "portrait")
  /// Portrait, upside down.
  public static let portraitUpsideDown = InterfaceOrientation(id: "portraitUpsideDown")
  /// Landscape, rotated to the left.
  public static let landscapeLeft = InterfaceOrientation(id: "landscapeLeft")
  /// Landscape, rotated to the right.
  public static let landscapeRight = InterfaceOrientation(id: "landscapeRight")

  /// All four orientations.
  public static var allCases: [InterfaceOrientation] {
    [.portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight]
  }
}

extension View {
  /// Sets the device of a preview; no effect in a running app.
  public nonisolated func previewDevice(_ value: PreviewDevice?) -> some View { self }

  /// Sets the container of a preview; no effect in a running app.
  public nonisolated func previewLayout(_ value: PreviewLayout) -> some View { self }

  /// Sets a preview's name in the list of previews; no effect on the drawing.
  public nonisolated func previewDisplayName(_ value: String?) -> some View {
    PreviewNamed(content: self, name: value)
  }

  /// Sets the device orientation of a preview; no effect in a running app.
  public nonisolated func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View {
    self
  }
}
