// Previews: Xcode shows them beside the source, and a server can list them. They have no effect in
// an app that runs, there or here.
import Foundation

/// Views that Xcode shows beside the source.
@MainActor @preconcurrency public protocol PreviewProvider {
  /// The type of the views; the compiler finds it from `previews`.
  associatedtype Previews: View
  /// The views to show.
  @ViewBuilder @MainActor @preconcurrency static var previews: Self.Previews { get }
  /// The kind of device to show them on; nil leaves it to Xcode.
  @MainActor @preconcurrency static var platform: PreviewPlatform? { get }
}

extension PreviewProvider {
  /// Left to Xcode.
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

  /// A device by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A device by its name, where the type is known.
  public init(stringLiteral value: String) { rawValue = value }
}

/// The size of the container around a preview.
public enum PreviewLayout: Sendable {
  /// A device.
  case device
  /// As large as the view.
  case sizeThatFits
  /// A size in points.
  case fixed(width: CGFloat, height: CGFloat)
}

/// The way a device is held in a preview.
public struct InterfaceOrientation: CaseIterable, Identifiable, Equatable, Sendable {
  /// The name of the orientation.
  public let id: String

  /// Upright.
  public static let portrait = InterfaceOrientation(id: "portrait")
  /// Upright, with the lower edge at the top.
  public static let portraitUpsideDown = InterfaceOrientation(id: "portraitUpsideDown")
  /// On its side, turned to the left.
  public static let landscapeLeft = InterfaceOrientation(id: "landscapeLeft")
  /// On its side, turned to the right.
  public static let landscapeRight = InterfaceOrientation(id: "landscapeRight")

  /// All four ways.
  public static var allCases: [InterfaceOrientation] {
    [.portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight]
  }
}

extension View {
  /// Names the device of a preview; no effect in an app that runs.
  public nonisolated func previewDevice(_ value: PreviewDevice?) -> some View { self }

  /// Sets the container of a preview; no effect in an app that runs.
  public nonisolated func previewLayout(_ value: PreviewLayout) -> some View { self }

  /// Names a preview in the list of them; no effect on what is drawn.
  public nonisolated func previewDisplayName(_ value: String?) -> some View {
    PreviewNamed(content: self, name: value)
  }

  /// Turns the device of a preview; no effect in an app that runs.
  public nonisolated func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View {
    self
  }
}
