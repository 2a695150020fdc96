// The identity that an app gives a view.

extension View {
  /// Gives the view an identity. When `id` changes, it is another view: the previous one goes, with
  /// its state.
  ///
  /// In a lazy container the view is a row of its own, which appears when it comes near the
  /// viewport.
  public nonisolated func id<ID>(_ id: ID) -> some View where ID: Hashable {
    // Read on the main actor only, where the view itself lives.
    nonisolated(unsafe) let id = id
    return rendering { context in
      var place = context
      place.position = context.position.child(id: id)
      if context.builtIn.position.lazyAxis != nil, context.environment.row == nil {
        place.environment.row = LazyRow(isLazy: true, outer: nil)
      }
      return place.marked(id)
    }
  }
}
