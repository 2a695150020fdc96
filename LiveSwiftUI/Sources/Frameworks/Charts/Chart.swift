// A chart: marks, axes and a legend.
import Foundation
public import SwiftUI

/// A view that shows data as bars, lines, points and other marks.
public nonisolated struct Chart<Content> where Content: ChartContent {
  let content: Content

  /// A chart of these marks.
  public init(@ChartContentBuilder content: () -> Content) { self.content = content() }

  /// A chart with the marks of each element.
  public init<Data, C>(
    _ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> C
  )
  where
    Content == ForEach<Data, Data.Element.ID, C>, Data: RandomAccessCollection, C: ChartContent,
    Data.Element: Identifiable
  {
    self.content = ForEach(data, content: content)
  }

  /// A chart with the marks of each element, identified by the value at `id`.
  public init<Data, ID, C>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ChartContentBuilder content: @escaping (Data.Element) -> C
  )
  where
    Content == ForEach<Data, ID, C>, Data: RandomAccessCollection, ID: Hashable, C: ChartContent
  {
    self.content = ForEach(data, id: id, content: content)
  }
}

extension Chart: View, Primitive {
  /// Computes the chart and draws it.
  @MainActor package func render(_ context: Context, into items: inout [Item]) {
    var marks = MarkList()
    content.add(MarkStyle(), to: &marks)
    guard marks.needsReader else { return draw(marks, context, into: &items) }
    ContentBody { reader, context, items in
      var marks = MarkList()
      marks.reader = reader
      content.add(MarkStyle(), to: &marks)
      draw(marks, context, into: &items)
    }.render(context, into: &items)
  }

  @MainActor private func draw(
    _ marks: MarkList, _ context: Context, into items: inout [Item]
  ) {
    let options = context.environment[ChartOptionsKey.self]
    let plan = ChartPlan(
      marks.marks, options: options,
      facts: ChartEnvironment(builtIn: context.environment.builtIn))
    var context = context
    // A chart in an overlay would have that overlay too.
    if options.isInteractive { context.environment[ChartOptionsKey.self] = ChartOptions() }
    ChartDrawing(plan: plan, context: context).draw(into: &items)
  }
}
