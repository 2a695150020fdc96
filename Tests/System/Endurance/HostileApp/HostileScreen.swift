// The screens of the program by name, which is also their address.
import SwiftUI

/// A screen. Each has few views, so that a failure leads to what caused it.
enum HostileScreen: String, CaseIterable, Codable, Sendable {
  case sliders, steppers, numberFields, dateFields, textFields, dates, colors, pickers, toggles
  case gauges, progress, errands, places, numberRows, outlines, dialogs, searching, menus
  case taps, drags, geometry, canvas, canvasPaints, scrolling, positions, bars, lines, sectors
  case scales, ticks, motions, phases, timelines, arcs, curves, shapes, shapeLines, frames, paddings
  case placements, effects, rotations, stacks, grids, fonts, lineAppearances, gradients,
    colorNumbers
  case links, pictures, names, keys, formats, durations, storage, focus, fits, transforms, symbols

  /// Its views.
  @MainActor @ViewBuilder var content: some View {
    switch self {
    case .sliders, .steppers, .numberFields, .dateFields, .textFields, .dates, .colors, .pickers,
      .toggles, .gauges, .progress, .storage, .focus:
      controls
    case .errands, .places, .numberRows, .outlines, .dialogs, .searching, .menus, .taps, .drags,
      .geometry, .canvas, .canvasPaints, .scrolling, .positions:
      acts
    case .bars, .lines, .sectors, .scales, .ticks, .motions, .phases, .timelines, .symbols:
      charts
    case .arcs, .curves, .shapes, .shapeLines, .transforms, .gradients, .colorNumbers:
      drawings
    default: appearances
    }
  }

  @MainActor @ViewBuilder private var controls: some View {
    switch self {
    case .sliders: Sliders()
    case .steppers: Steppers()
    case .numberFields: NumberFields()
    case .dateFields: DateFields()
    case .textFields: TextFields()
    case .dates: Dates()
    case .colors: Colors()
    case .pickers: Pickers()
    case .toggles: Toggles()
    case .gauges: TypedValues { Gauges(value: $0) }
    case .progress: TypedValues { ProgressViews(value: $0) }
    case .storage: Storages()
    default: Focuses()
    }
  }

  @MainActor @ViewBuilder private var acts: some View {
    switch self {
    case .errands: Errands()
    case .places: RowPositions()
    case .numberRows: NumberRows()
    case .outlines: TypedValues { Outlines(value: $0) }
    case .dialogs: TypedValues { Dialogs(value: $0) }
    case .searching: Searching()
    case .menus: TypedValues { Menus(value: $0) }
    case .taps: TypedValues { Taps(value: $0) }
    case .drags: TypedValues { Drags(value: $0) }
    case .geometry: Geometries()
    case .canvas: TypedValues { Canvases(value: $0) }
    case .canvasPaints: TypedValues { CanvasPaints(value: $0) }
    case .scrolling: TypedValues { Scrollings(value: $0) }
    default: TypedValues { Positions(value: $0) }
    }
  }

  @MainActor @ViewBuilder private var charts: some View {
    switch self {
    case .bars: TypedValues { Bars(value: $0) }
    case .lines: TypedValues { Lines(value: $0) }
    case .sectors: TypedValues { Sectors(value: $0) }
    case .scales: TypedValues { Scales(value: $0) }
    case .ticks: TypedValues { Ticks(value: $0) }
    case .motions: TypedValues { Motions(value: $0) }
    case .phases: TypedValues { Phases(value: $0) }
    case .symbols: TypedValues { SymbolEffects(value: $0) }
    default: TypedValues { Timelines(value: $0) }
    }
  }

  @MainActor @ViewBuilder private var drawings: some View {
    switch self {
    case .arcs: TypedValues { Arcs(value: $0) }
    case .curves: TypedValues { Curves(value: $0) }
    case .shapes: TypedValues { Shapes(value: $0) }
    case .shapeLines: TypedValues { ShapeLines(value: $0) }
    case .transforms: TypedValues { Transforms(value: $0) }
    case .gradients: TypedValues { Gradients(value: $0) }
    default: TypedValues { ColorNumbers(value: $0) }
    }
  }

  @MainActor @ViewBuilder private var appearances: some View {
    switch self {
    case .frames: TypedValues { Frames(value: $0) }
    case .paddings: TypedValues { Paddings(value: $0) }
    case .placements: TypedValues { Placements(value: $0) }
    case .effects: TypedValues { Effects(value: $0) }
    case .rotations: TypedValues { Rotations(value: $0) }
    case .stacks: TypedValues { Stacks(value: $0) }
    case .grids: TypedValues { Grids(value: $0) }
    case .fonts: TypedValues { Fonts(value: $0) }
    case .lineAppearances: TypedValues { LineAppearances(value: $0) }
    case .links: TypedValues { Links(value: $0) }
    case .pictures: TypedValues { Pictures(value: $0) }
    case .names: TypedValues { Names(value: $0) }
    case .keys: TypedValues { Keys(value: $0) }
    case .formats: TypedValues { Formats(value: $0) }
    case .durations: TypedValues { Durations(value: $0) }
    default: TypedValues { Fits(value: $0) }
    }
  }
}

/// What a person has typed: two numbers of any kind, and words.
struct Value {
  var one = 1.0
  var two = 2.0
  var words = "words"

  /// The numbers as points.
  var a: CGFloat { CGFloat(one) }
  var b: CGFloat { CGFloat(two) }
  /// The numbers as whole ones; what is beyond those is the last of them.
  var m: Int { Value.whole(one) }
  var n: Int { Value.whole(two) }
  var point: CGPoint { CGPoint(x: a, y: b) }
  var size: CGSize { CGSize(width: a, height: b) }
  var rect: CGRect { CGRect(x: a, y: b, width: b, height: a) }

  private static func whole(_ number: Double) -> Int {
    Int(exactly: number.rounded()) ?? (number > 0 ? .max : number < 0 ? .min : 0)
  }
}

/// A screen whose views follow what is typed above them, as an app's preview of a setting does.
struct TypedValues<Content: View>: View {
  @State private var one = "1"
  @State private var two = "2"
  @State private var words = "words"
  @ViewBuilder let content: (Value) -> Content

  var body: some View {
    VStack {
      TextField("One", text: $one)
      TextField("Two", text: $two)
      TextField("Words", text: $words)
      content(Value(one: Double(one) ?? 1, two: Double(two) ?? 2, words: words))
    }
  }
}
