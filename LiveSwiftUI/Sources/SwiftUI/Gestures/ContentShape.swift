// The part of a view that takes taps.
import Foundation

extension View {
  /// Lets the shape of a view take taps, instead of its drawn parts. It works inside the label of a
  /// plain button or link, and on views with `onTapGesture`; put it inside the label. What reaches
  /// out of the box of the view takes none.
  ///
  /// Source: developer.apple.com/documentation/swiftui/view/contentshape(_:eofill:).
  public nonisolated func contentShape<S>(_ shape: S, eoFill: Bool = false) -> some View
  where S: Shape {
    contentShape(.interaction, shape, eoFill: eoFill)
  }

  /// Lets the shape of a view take taps, for kinds that contain `interaction`; the others change
  /// nothing.
  public nonisolated func contentShape<S>(
    _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
  ) -> some View where S: Shape {
    let outline = shape.tapOutline(isEvenOdd: eoFill)
    return decorating { element in
      kind.contains(.interaction) ? element.takingTaps(in: outline) : element
    }
  }
}

extension Element {
  /// This element, or a box around it, as one that takes taps within a CSS outline, or within its
  /// whole box where that is nil. A transparent layer below the content has the outline, so the
  /// drawing is not clipped.
  fileprivate func takingTaps(in outline: String?) -> Element {
    guard let outline else {
      name(.contentShape)
      return self
    }
    // Pictures and controls have no layers of their own.
    let hasLayers = [.div, .span, .button, .a, .section].contains(tag) && !hasStyle("--cut")
    let box = hasLayers ? self : wrapped(.frame)
    box.name(.contentShape)
    box.name(.cutToShape)
    box.style("--cut", outline)
    return box
  }
}

extension Shape {
  /// The most letters of an outline of an app's own path, which every page with it is sent.
  private nonisolated static var mostLetters: Int { 4_000 }

  /// The outline in CSS; nil for the whole box, and for a path that is too long to be sent.
  nonisolated func tapOutline(isEvenOdd: Bool) -> String? {
    if held is Rectangle { return nil }
    let outline = (held as? Path)?.polygon(in: "px") ?? clipPath
    guard let clip = outline, clip.count <= Self.mostLetters else { return nil }
    guard isEvenOdd, clip.hasPrefix("polygon(") else { return clip }
    return clip.replacing("polygon(", with: "polygon(evenodd,", maxReplacements: 1)
  }
}

/// The purposes of a view's shape.
public struct ContentShapeKinds: OptionSet, Sendable {
  /// The purposes, one bit each.
  public var rawValue: Int
  /// The purposes for these bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Taps.
  public static let interaction = ContentShapeKinds(rawValue: 1)
  /// The picture of a drag.
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  /// The picture of a context menu.
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  /// A pointer over the view.
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
  /// The frame of assistive technology.
  public static let accessibility = ContentShapeKinds(rawValue: 16)
}
