// What a person's system does for them, of which a browser reports little to a server.
import Foundation

extension EnvironmentValues {
  /// False: a browser reports nothing of it. What is translucent turns opaque by itself.
  public var accessibilityReduceTransparency: Bool { false }
  /// False: a browser reports nothing of it.
  public var accessibilityDifferentiateWithoutColor: Bool { false }
  /// False: a browser reports nothing of it.
  public var accessibilityInvertColors: Bool { false }
  /// False: a browser does not report a screen reader.
  public var accessibilityVoiceOverEnabled: Bool { false }
  /// False: a browser reports nothing of it.
  public var accessibilitySwitchControlEnabled: Bool { false }
  /// False: a browser reports nothing of it.
  public var accessibilityShowButtonShapes: Bool { false }
  /// False: a browser does not report assistive technology.
  public var accessibilityEnabled: Bool { false }
  /// False: a browser reports nothing of it.
  public var accessibilityDimFlashingLights: Bool { false }
  /// True: a browser reports nothing of it.
  public var accessibilityPlayAnimatedImages: Bool { true }
  /// False: a browser has no large content viewer.
  public var accessibilityLargeContentViewerEnabled: Bool { false }

  /// `standard`: a browser draws more contrast by itself where a person wants it.
  public var colorSchemeContrast: ColorSchemeContrast { .standard }

  /// Nil: a browser reports nothing of it.
  public var legibilityWeight: LegibilityWeight? {
    get { nil }
    set {}
  }

  /// 2, the pixels of a point on most phones: a browser draws points.
  public var displayScale: CGFloat {
    get { 2 }
    set {}
  }

  /// Half a point, a pixel of most phones.
  public var pixelLength: CGFloat { 1 / displayScale }

  /// False: a page is never dimmed.
  public var isLuminanceReduced: Bool {
    get { false }
    set {}
  }

  /// True: scroll views can be scrolled.
  public var isScrollEnabled: Bool {
    get { true }
    set {}
  }
}

/// The weight of text that a person's system asks for.
public enum LegibilityWeight: Hashable, Sendable {
  /// The usual weight.
  case regular
  /// A bolder weight.
  case bold
}
