// Taps, presses, drags, and what tells its size and place.
import SwiftUI

struct Taps: View {
  let value: Value
  @State private var count = 0
  @GestureState private var isHeld = false

  var body: some View {
    Text("Tap").onTapGesture { count &+= 1 }
    Text("Twice").onTapGesture(count: 2) { count &+= 2 }
    Text("Often").onTapGesture(count: value.m) { count &+= value.m }
    Text("Long").onLongPressGesture(minimumDuration: value.one, maximumDistance: value.b) {
      count &+= 10
    } onPressingChanged: { _ in
      count &+= 1
    }
    Text("Hover").onHover { _ in count &+= 1 }
    Text("Press").gesture(
      LongPressGesture(minimumDuration: value.one, maximumDistance: value.b)
        .updating($isHeld) { now, held, _ in held = now }
        .onEnded { _ in count &+= 1 })
    Text("Both").gesture(
      TapGesture(count: max(1, value.n)).onEnded { count &+= 1 }
        .simultaneously(with: LongPressGesture(minimumDuration: value.two)))
    Text("Either").gesture(
      TapGesture(count: 2).exclusively(before: TapGesture()).onEnded { _ in count &+= 1 })
    Text("\(count) \(isHeld)")
  }
}

struct Drags: View {
  let value: Value
  @State private var place = CGSize.zero
  @State private var told = ""
  @State private var scale = 1.0
  @State private var angle = Angle.zero
  @GestureState private var way = CGSize.zero

  var body: some View {
    Circle().frame(width: 50, height: 50).offset(place)
      .gesture(DragGesture().onChanged { place = $0.translation })
    Rectangle().frame(width: 50 + abs(way.width), height: 50)
      .gesture(
        DragGesture(minimumDistance: value.a).updating($way) { now, way, _ in
          way = now.translation
        })
    Text("Speed").gesture(
      DragGesture(minimumDistance: 0, coordinateSpace: .named("space")).onEnded {
        told = "\($0.velocity) \($0.predictedEndLocation) \($0.predictedEndTranslation)"
        place = $0.predictedEndTranslation
      })
    Text("Turned").rotationEffect(.degrees(way.width)).opacity(way.height / 100)
      .simultaneousGesture(
        DragGesture(coordinateSpace: .global).onChanged {
          told = "\($0.location) \($0.startLocation) \($0.time.timeIntervalSince1970 > 0)"
        })
    Text("Held, then pulled").gesture(
      LongPressGesture().sequenced(before: DragGesture()).onChanged { _ in told = "sequence" })
    Text("Pinched").scaleEffect(scale).gesture(
      MagnifyGesture(minimumScaleDelta: value.a).onChanged {
        scale = $0.magnification
        told = "\($0.velocity) \($0.startAnchor) \($0.startLocation)"
      })
    Text("Rotated").rotationEffect(angle).highPriorityGesture(
      RotateGesture(minimumAngleDelta: .degrees(value.b)).onChanged {
        angle = $0.rotation
        told = "\($0.velocity) \($0.startAnchor) \($0.startLocation)"
      })
    Text("Both").frame(width: 50 * scale).gesture(
      MagnificationGesture().simultaneously(with: RotationGesture()).onChanged {
        scale = $0.first ?? scale
        angle = $0.second ?? angle
      })
    Path { $0.addLines([.zero, CGPoint(x: place.width, y: place.height)]) }.stroke(.red)
    Text(told).coordinateSpace(.named("space"))
  }
}

struct Geometries: View {
  @State private var size = CGSize.zero
  @State private var place = CGRect.zero
  @State private var count = 0

  var body: some View {
    GeometryReader { proxy in
      let frame = proxy.frame(in: .global)
      Circle().frame(width: proxy.size.width / 2, height: proxy.size.height - 10)
        .position(x: frame.midX, y: frame.midY)
      Text("\(proxy.size.width / proxy.size.height) \(frame.minX)")
      Path { $0.addEllipse(in: proxy.frame(in: .named("box"))) }
    }
    .frame(height: 100)
    Text("Size").onGeometryChange(for: CGSize.self) {
      $0.size
    } action: {
      size = $0
    }
    Text("Place").onGeometryChange(for: CGRect.self) {
      $0.frame(in: .local)
    } action: {
      place = $1
      count &+= 1
    }
    Rectangle().frame(width: size.width, height: place.height).offset(x: place.minX)
    GeometryReader { proxy in
      LazyVGrid(columns: [GridItem(.adaptive(minimum: proxy.size.width / 3))]) {
        ForEach(0..<6) { Text("\($0)") }
      }
    }
    .coordinateSpace(name: "box")
    Text("\(count)")
  }
}

struct Scrollings: View {
  let value: Value
  @State private var count = 0

  var body: some View {
    ScrollViewReader { proxy in
      Button("Scroll") {
        count &+= 1
        proxy.scrollTo(value.m, anchor: UnitPoint(x: value.a, y: value.b))
      }
      Button("Words") { withAnimation { proxy.scrollTo(value.words) } }
      ScrollView(.horizontal) {
        LazyHStack(spacing: value.a) {
          ForEach(0..<60, id: \.self) { Text("Row \($0)").id($0) }
        }
        .scrollTargetLayout()
      }
      .scrollTargetBehavior(.paging)
      .frame(height: value.b)
      LazyVStack(spacing: value.b) {
        ForEach(0..<200, id: \.self) { row in
          Text("Row \(row)").id(row).onAppear { count &+= 1 }.onDisappear { count &-= 1 }
        }
      }
      Text(value.words).id(value.words)
    }
    Text("\(count)")
  }
}

struct Positions: View {
  let value: Value
  @Namespace private var space

  var body: some View {
    Text("Here").id(value.one)
    Text("There").id(value.words).tag(value.m)
    Text("Zoom").matchedTransitionSource(id: value.words, in: space)
    NavigationLink(value.words, value: value.words)
    NavigationLink("Whole", value: value.m)
    NavigationLink("TaskItem", value: TaskItem(id: value.m, title: value.words))
    NavigationLink("Key", value: Key(number: value.n))
    NavigationLink("Held") { Text(value.words).navigationTitle(value.words) }
    Text(value.words).navigationTitle(value.words)
      .toolbar {
        ToolbarItem(placement: .bottomBar) { Button(value.words) {} }
        ToolbarItem(placement: .principal) { Text(value.words) }
      }
    ForEach(0..<min(max(value.m, 0), 100), id: \.self) { Text("\($0)") }
    Text("Sections").safeAreaInset(edge: .bottom, spacing: value.a) { Text(value.words) }
  }
}
