// Modifiers that take a length, a factor or an angle of a person's.
import SwiftUI

struct Frames: View {
  let value: Value

  var body: some View {
    Text("Frame").frame(width: value.a, height: value.b)
    Text("Bounds").frame(
      minWidth: value.a, idealWidth: value.b, maxWidth: value.a, minHeight: value.b,
      idealHeight: value.a, maxHeight: value.b)
    Rectangle().frame(width: value.a).aspectRatio(value.a, contentMode: .fit)
    Image(systemName: "star").resizable().aspectRatio(value.b, contentMode: .fill)
    Text("Relative").containerRelativeFrame(
      .horizontal, count: value.m, span: value.n, spacing: value.a)
    Text("Once more").containerRelativeFrame(.horizontal, count: 3, span: value.m, spacing: value.b)
    Spacer(minLength: value.a)
    Text("Priority").layoutPriority(value.one).zIndex(value.two)
    Text("Fixed").fixedSize().frame(height: value.a)
    ViewThatFits {
      Text(value.words).frame(width: value.a)
      Text("small")
    }
  }
}

struct Paddings: View {
  let value: Value

  var body: some View {
    Text("All").padding(value.a)
    Text("Edges").padding(.horizontal, value.a).padding(.top, value.b)
    Text("Insets").padding(
      EdgeInsets(top: value.a, leading: value.b, bottom: value.a, trailing: value.b))
    List {
      Text("Row").listRowInsets(
        EdgeInsets(top: value.a, leading: value.b, bottom: value.a, trailing: value.b))
    }
    Text("Inset").safeAreaInset(edge: .top, spacing: value.a) { Text(value.words) }
    Text("Side").safeAreaInset(edge: .leading, spacing: value.b) { Text("side") }
  }
}

struct Placements: View {
  let value: Value

  var body: some View {
    Text("Offset").offset(x: value.a, y: value.b)
    Text("Size").offset(value.size)
    Text("Position").position(x: value.a, y: value.b)
    Text("Point").position(value.point)
    ZStack(alignment: .topLeading) {
      Text("Below").zIndex(value.one)
      Text("Above").zIndex(-value.two)
    }
    Text("Overlay").overlay(alignment: .bottom) { Text("Over").offset(y: value.a) }
    Text("Background").background(alignment: .top) { Color.red.frame(height: value.b) }
  }
}

struct Effects: View {
  let value: Value

  var body: some View {
    Text("Opacity").opacity(value.one)
    Text("Blur").blur(radius: value.a)
    Text("Shadow").shadow(color: .red, radius: value.a, x: value.b, y: value.a)
    Text("Corner").cornerRadius(value.a)
    Text("Brightness").brightness(value.one).contrast(value.two)
    Text("Saturation").saturation(value.one).grayscale(value.two)
    Text("Hue").hueRotation(.degrees(value.one)).colorInvert()
    Text("Nested").opacity(value.one).opacity(value.two).blur(radius: value.b)
    Text("Border").border(.red, width: value.b)
    Image(systemName: "star").opacity(value.two).shadow(radius: value.b)
    Button("Button") {}.opacity(value.one).blur(radius: value.a)
    Text("Material").background(.thinMaterial.opacity(value.one))
  }
}

struct Rotations: View {
  let value: Value

  var body: some View {
    Text("Turn").rotationEffect(.degrees(value.one))
    Text("Anchor").rotationEffect(.radians(value.two), anchor: UnitPoint(x: value.a, y: value.b))
    Text("Scale").scaleEffect(value.a)
    Text("Both").scaleEffect(x: value.a, y: value.b, anchor: UnitPoint(x: value.b, y: value.a))
    Text("Size").scaleEffect(value.a, anchor: .topLeading)
    Text("Space").rotation3DEffect(
      .degrees(value.one), axis: (x: value.a, y: value.b, z: value.a),
      anchor: UnitPoint(x: value.a, y: value.b), anchorZ: value.a, perspective: value.b)
  }
}

struct Stacks: View {
  let value: Value

  var body: some View {
    HStack(spacing: value.a) {
      Text("a")
      Text("b")
    }
    VStack(spacing: value.b) {
      Text("a")
      Spacer(minLength: value.a)
      Text("b")
    }
    LazyHStack(spacing: value.a) { ForEach(0..<30, id: \.self) { Text("\($0)") } }
    LazyVStack(spacing: value.b) { ForEach(0..<30, id: \.self) { Text("\($0)") } }
    let layout =
      value.one > value.two
      ? AnyLayout(HStackLayout(spacing: value.a)) : AnyLayout(VStackLayout(spacing: value.b))
    layout {
      Text("One")
      Text("Two")
    }
    let grid = AnyLayout(GridLayout(horizontalSpacing: value.a, verticalSpacing: value.b))
    grid { GridRow { Text("Cell") } }
  }
}

struct Grids: View {
  let value: Value

  var body: some View {
    Grid(horizontalSpacing: value.a, verticalSpacing: value.b) {
      GridRow {
        Text("a").gridCellColumns(value.m)
        Text("b")
      }
      GridRow {
        Text("c")
        Text("d").gridCellColumns(value.n)
      }
      Text("whole")
    }
    LazyVGrid(columns: [GridItem(.fixed(value.a), spacing: value.b)], spacing: value.a) { cells }
    LazyVGrid(columns: [GridItem(.flexible(minimum: value.a, maximum: value.b))]) { cells }
    LazyVGrid(columns: [GridItem(.adaptive(minimum: value.a, maximum: value.b))]) { cells }
    LazyVGrid(
      columns: Array(repeating: GridItem(.flexible(), spacing: value.a), count: 3),
      spacing: value.b
    ) { cells }
  }

  private var cells: some View { ForEach(0..<7, id: \.self) { Text("\($0)") } }
}

struct Fits: View {
  let value: Value

  var body: some View {
    ViewThatFits(in: .horizontal) {
      Text(value.words).frame(width: value.a)
      Text("b").padding(value.b)
      Text("c")
    }
    ViewThatFits {
      HStack(spacing: value.a) {
        Text("a")
        Text("b")
      }
      Text("c")
    }
    Text("Scaled").frame(width: 10 * value.a)
    Text("Reader").overlay { GeometryReader { Text("\($0.size.width * value.a)") } }
  }
}
