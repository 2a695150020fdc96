// What a person's system does for them, of which a browser reports little to a server.
import Foundation

extension EnvironmentValues {
  /// False here; in the browser, what is translucent turns opaque where a person wants that.
  public var accessibilityReduceTransparency: Bool { false }
  /// False: browsers have no media query for people who cannot distinguish colours.
  public var accessibilityDifferentiateWithoutColor: Bool { false }
  /// False: the system inverts the colours of the browser, and a page is not notified.
  public var accessibilityInvertColors: Bool { false }
  /// False: a browser does not report a screen reader.
  public var accessibilityVoiceOverEnabled: Bool { false }
  /// False: a switch presses keys or taps, as the browser sees it.
  public var accessibilitySwitchControlEnabled: Bool { false }
  /// False: this setting of iOS is not among a browser's.
  public var accessibilityShowButtonShapes: Bool { false }
  /// False: a browser does not report assistive technology.
  public var accessibilityEnabled: Bool { false }
  /// False: the system dims flashes in videos itself.
  public var accessibilityDimFlashingLights: Bool { false }
  /// True: browsers play animated pictures unless a person stops them there.
  public var accessibilityPlayAnimatedImages: Bool { true }
  /// False: a browser has no large content viewer.
  public var accessibilityLargeContentViewerEnabled: Bool { false }

  /// `standard`: a browser draws more contrast by itself where a person wants it.
  public var colorSchemeContrast: ColorSchemeContrast { .standard }

  /// Nil: the person's bold text is the browser's to draw.
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
