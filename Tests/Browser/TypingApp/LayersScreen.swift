// Views that lie over each other: a red one with an effect, then a blue one, in each container.
import Foundation
import SwiftUI

/// A cell for each effect in each container; the middle of all of them is blue.
struct LayersScreen: View {
  var body: some View {
    VStack(spacing: 2) {
      ForEach(Effect.allCases, id: \.self) { effect in
        HStack(spacing: 2) {
          ForEach(Pile.allCases, id: \.self) { pile in
            LayersCell(name: "\(effect) in \(pile)") { pile.view(with: effect) }
          }
        }
      }
      OrderCells()
    }
  }
}

/// Menus in containers that are followed by other views.
struct LayersWithMenusScreen: View {
  var body: some View {
    VStack(spacing: 0) {
      HStack { menu(0) }
      Color.red.frame(height: 60).opacity(0.9)
      ZStack {
        menu(1).background { Color.yellow }
        Text("Later").offset(y: 40)
      }
      Text("Red").frame(height: 60).background(.red).offset(y: 1)
      HStack { menu(2) }.opacity(0.9)
      Color.red.frame(height: 60).zIndex(3)
      ZStack { VStack { menu(3).zIndex(2) } }
      List { Text("Red") }
    }
  }

  private func menu(_ number: Int) -> some View {
    Menu("Menu \(number)") {
      ForEach(0..<4, id: \.self) { item in Button("Item \(item)") {} }
    }
  }
}

/// Piles whose order an app has chosen, or that a container must not change.
private struct OrderCells: View {
  private var red: some View { Color.red.frame(width: 40, height: 40) }
  private var blue: some View { Color.plainBlue.frame(width: 40, height: 40) }

  var body: some View {
    HStack(spacing: 2) {
      LayersCell(name: "higher zIndex") {
        ZStack { Both(first: blue.zIndex(1), second: red.opacity(0.9)) }
      }
      LayersCell(name: "lower zIndex") {
        ZStack { Both(first: blue, second: red.opacity(0.9).zIndex(-1)) }
      }
      LayersCell(name: "two of zIndex") {
        ZStack { Both(first: red.blur(radius: 1).zIndex(2), second: blue.zIndex(3)) }
      }
      LayersCell(name: "zIndex in a column") {
        VStack(spacing: -20) { Both(first: blue.zIndex(1), second: red.opacity(0.9)) }
      }
      LayersCell(name: "zIndex counts among siblings alone") {
        ZStack { Both(first: VStack { red.zIndex(5) }, second: blue) }
      }
      LayersCell(name: "lower zIndex over a background") {
        ZStack { ZStack { blue.zIndex(-1) }.background(.red) }
      }
      LayersCell(name: "blended with what lies behind its column") {
        ZStack {
          Color(red: 0, green: 1, blue: 1).frame(width: 40, height: 40)
          VStack {
            Color(red: 1, green: 0, blue: 1).frame(width: 40, height: 40).blendMode(.multiply)
          }
        }
      }
      LayersCell(name: "overlay over a pinned header") {
        LazyVStack(pinnedViews: .sectionHeaders) {
          Section {
            blue
          } header: {
            red
          }
        }
        .frame(width: 60, height: 60, alignment: .top)
        .overlay { blue }
      }
    }
  }
}

/// A pile of views, with a name for a screen reader.
private struct LayersCell<Content: View>: View {
  let name: String
  @ViewBuilder let content: Content

  var body: some View {
    content
      .frame(width: 60, height: 60)
      .accessibilityElement()
      .accessibilityLabel(Text(verbatim: name))
      .accessibilityAddTraits(.isImage)
  }
}

/// Two views of whichever container they are in.
private struct Both<First: View, Second: View>: View {
  let first: First
  let second: Second

  var body: some View {
    first
    second
  }
}

/// The containers that a red view and a blue one lie in.
private enum Pile: CaseIterable {
  case zStack, nested, overlay, background, vStack, hStack, lazyVStack, lazyHeader, grid, lazyVGrid,
    reader, layout, button

  @MainActor @ViewBuilder func view(with effect: Effect) -> some View {
    let red = Color.red.frame(width: 40, height: 40).modifier(effect)
    let blue = Color.plainBlue.frame(width: 40, height: 40)
    switch self {
    case .zStack: ZStack { Both(first: red, second: blue.padding(10)) }
    case .nested: ZStack { Both(first: VStack { HStack { red } }, second: HStack { blue }) }
    case .overlay: red.overlay { blue.padding(10) }
    case .background: blue.padding(10).background { red }
    case .vStack: VStack(spacing: -20) { Both(first: red, second: blue) }
    case .hStack: HStack(spacing: -20) { Both(first: red, second: blue) }
    case .lazyVStack: LazyVStack(spacing: 0) { Both(first: red, second: blue.padding(.top, -20)) }
    case .lazyHeader:
      LazyVStack(spacing: 0) {
        Section {
          Color.clear.frame(height: 0)
        } header: {
          Both(first: red, second: blue.padding(.top, -20))
        }
      }
    case .grid:
      Grid(verticalSpacing: 0) {
        GridRow { red }
        GridRow { blue.padding(.top, -20) }
      }
    case .lazyVGrid:
      LazyVGrid(columns: [GridItem(.fixed(40))], spacing: 0) {
        Both(first: red, second: blue.padding(.top, -20))
      }
    case .reader: GeometryReader { _ in Both(first: red.padding(10), second: blue.padding(10)) }
    case .layout:
      // Not as `Both`, which an own layout here places as one view.
      Heap {
        red
        blue
      }
    case .button:
      Button {
      } label: {
        ZStack { Both(first: red, second: blue.padding(10)) }
      }
      .buttonStyle(.plain)
    }
  }
}

/// What makes the red view a layer of its own in a browser.
private enum Effect: CaseIterable, ViewModifier {
  case nothing, opacity, blur, scale, rotation, rotation3D, shadow, material, mask, clipShape,
    blendMode, offset, position, transform, compositingGroup, drawingGroup, saturation, brightness,
    contrast, grayscale, hueRotation, colorInvert, visualEffect, zIndex

  func body(content: Content) -> some View { moved(content) }

  @ViewBuilder private func moved(_ content: Content) -> some View {
    switch self {
    case .scale: content.scaleEffect(1.1)
    case .rotation: content.rotationEffect(.degrees(8))
    case .rotation3D: content.rotation3DEffect(.degrees(8), axis: (x: 1, y: 0, z: 0))
    case .offset: content.offset(x: 1, y: 1)
    case .position: content.position(x: 20, y: 20).frame(width: 40, height: 40)
    case .transform: content.transformEffect(CGAffineTransform(translationX: 1, y: 1))
    case .mask: content.mask { Circle() }
    case .clipShape: content.clipShape(Circle())
    case .compositingGroup: content.compositingGroup()
    case .drawingGroup: content.drawingGroup()
    case .visualEffect: content.visualEffect { effect, _ in effect.opacity(0.9) }
    case .zIndex: content.zIndex(0)
    default: painted(content)
    }
  }

  @ViewBuilder private func painted(_ content: Content) -> some View {
    switch self {
    case .opacity: content.opacity(0.9)
    case .blur: content.blur(radius: 2)
    case .shadow: content.shadow(radius: 2)
    case .material: content.background(.regularMaterial)
    case .blendMode: content.blendMode(.multiply)
    case .saturation: content.saturation(0.9)
    case .brightness: content.brightness(0.1)
    case .contrast: content.contrast(0.9)
    case .grayscale: content.grayscale(0.1)
    case .hueRotation: content.hueRotation(.degrees(8))
    case .colorInvert: content.colorInvert()
    default: content
    }
  }
}

/// A layout that puts all of its views in its middle.
private struct Heap: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    CGSize(width: 40, height: 40)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for view in subviews {
      view.place(
        at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: .unspecified)
    }
  }
}

extension Color {
  fileprivate static var plainBlue: Color { Color(red: 0, green: 0, blue: 1) }
}
