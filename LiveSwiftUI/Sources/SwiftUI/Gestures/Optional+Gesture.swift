// A gesture that may be absent, as in `gesture(isActive ? DragGesture() : nil)`.

extension Optional: Gesture where Wrapped: Gesture {
  /// The value of the gesture.
  public typealias Value = Wrapped.Value
}

extension Optional: BrowserGesture where Wrapped: Gesture {
  func connect(_ hooks: GestureHooks<Wrapped.Value>, to element: Element, in context: Context)
    -> Element
  {
    self?.attach(hooks, to: element, in: context) ?? element
  }
}
