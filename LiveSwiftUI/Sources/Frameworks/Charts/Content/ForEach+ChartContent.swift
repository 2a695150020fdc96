// Marks made from data.
public import SwiftUI

extension ForEach: ChartContent, _BodilessChartContent, CollectedChartContent
where Content: ChartContent {
  @MainActor func collect(_ style: MarkStyle, into marks: inout MarkList) {
    for element in data {
      guard marks.hasRoom else { return }
      marks.within(id: id(element)) { content(element).add(style, to: &$0) }
    }
  }
}

extension ForEach where ID == Data.Element.ID, Content: ChartContent, Data.Element: Identifiable {
  /// The marks of each element.
  public init(_ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data, identity: \.id, content: content)
  }
}

extension ForEach where Content: ChartContent {
  /// The marks of each element, identified by the value at `id`.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ChartContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data, identity: { $0[keyPath: id] }, content: content)
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: ChartContent {
  /// The marks of each number.
  public init(
    _ data: Range<Int>, @ChartContentBuilder content: @escaping (Int) -> Content
  ) {
    self.init(data, identity: { $0 }, content: content)
  }
}
