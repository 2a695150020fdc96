// Actions that run while a mouse is over a view, and what a view does then.
import Foundation

extension View {
  /// Runs `action` with true when a mouse enters the view, and with false when it leaves. Touch
  /// never runs it.
  public nonisolated func onHover(perform action: @escaping (Bool) -> Void) -> some View {
    nonisolated(unsafe) let action = action  // Called on the main actor only, where the view lives.
    return rendering { context in
      context.node.tree.needs(.gestures)
      return context.decorated { element, _ in
        let box = element.free(for: .hover)
        box.set(.hover)
        box.on(.hover) { if case .flag(let isOver) = $0 { action(isOver) } }
        return box
      }
    }
  }

  /// Runs `action` with the location of a mouse over the view, twenty times a second at most, and
  /// when it leaves the view. Touch never runs it.
  public nonisolated func onContinuousHover(
    coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping (HoverPhase) -> Void
  ) -> some View {
    hovering(in: coordinateSpace.coordinateSpace, action)
  }

  /// Runs `action` with the location of a mouse over the view, twenty times a second at most, and
  /// when it leaves the view. Touch never runs it.
  @available(iOS, deprecated: 100000.0) @available(macOS, deprecated: 100000.0)
  @_disfavoredOverload
  public nonisolated func onContinuousHover(
    coordinateSpace: CoordinateSpace = .local, perform action: @escaping (HoverPhase) -> Void
  ) -> some View {
    hovering(in: coordinateSpace, action)
  }

  private nonisolated func hovering(
    in space: CoordinateSpace, _ action: @escaping (HoverPhase) -> Void
  ) -> some View {
    nonisolated(unsafe) let (action, space) = (action, space)  // Used on the main actor only.
    return rendering { context in
      context.decorated { element, context in
        let box = element.free(for: .point)
        box.set(.hoverPoint)
        box.onPoint(.point, in: space, context) { action($0.map(HoverPhase.active) ?? .ended) }
        return box
      }
    }
  }

  /// Changes how the view is drawn while a mouse is over it.
  public nonisolated func hoverEffect(_ effect: HoverEffect = .automatic) -> some View {
    hoverEffect(effect, isEnabled: true)
  }

  /// Changes how the view is drawn while a mouse is over it, if `isEnabled`.
  public nonisolated func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool = true)
    -> some View
  {
    rendering { context in
      guard isEnabled, context.builtIn.controls.hasHoverEffects else { return context }
      return context.decorated { element, _ in
        element.name(effect.name)
        return element
      }
    }
  }

  /// Removes the hover effects of the views inside, if `disabled`.
  public nonisolated func hoverEffectDisabled(_ disabled: Bool = true) -> some View {
    rendering { disabled ? $0.with { $0[builtIn: \.controls.hasHoverEffects] = false } : $0 }
  }
}

/// The state of a mouse over a view.
@frozen public enum HoverPhase: Equatable, Sendable {
  /// The mouse is over the view, at this point.
  case active(CGPoint)
  /// The mouse left the view.
  case ended
}

/// The effect of a mouse that is over a view.
public struct HoverEffect: Sendable {
  /// The name in the style sheet.
  let name: ClassName

  /// The same as `highlight`.
  public static let automatic = HoverEffect(name: .highlightsOnHover)
  /// The view becomes a little brighter in the dark, and a little darker in the light.
  public static let highlight = HoverEffect(name: .highlightsOnHover)
  /// The view grows a little.
  public static let lift = HoverEffect(name: .liftsOnHover)
}
