// Views that stand for several views, for containers that lay out each of them.

/// A view that is a list of views.
@MainActor protocol ViewList {
  /// Calls `body` with each of the views and its context.
  func eachView(_ context: Context, _ body: (any View, Context) -> Void)
}

extension View {
  /// Calls `body` with each view that this one stands for, usually only itself.
  @MainActor func eachMember(_ context: Context, _ body: (any View, Context) -> Void) {
    if let many = self as? any ViewList {
      many.eachView(context, body)
    } else {
      body(self, context)
    }
  }
}

extension EmptyView: ViewList {
  @MainActor func eachView(_ context: Context, _ body: (any View, Context) -> Void) {}
}

extension TupleView: ViewList {
  @MainActor func eachView(_ context: Context, _ body: (any View, Context) -> Void) {
    for (index, member) in members.enumerated() { member.eachMember(context.child(index), body) }
  }
}

extension Group: ViewList where Content: View {
  @MainActor func eachView(_ context: Context, _ body: (any View, Context) -> Void) {
    content.eachMember(context.child(0), body)
  }
}

extension Optional: ViewList where Wrapped: View {
  @MainActor func eachView(_ context: Context, _ body: (any View, Context) -> Void) {
    self?.eachMember(context.child(0), body)
  }
}

extension _ConditionalContent: ViewList where TrueContent: View, FalseContent: View {
  @MainActor func eachView(_ context: Context, _ body: (any View, Context) -> Void) {
    switch storage {
    case .first(let content): content.eachMember(context.child(0), body)
    case .second(let content): content.eachMember(context.child(1), body)
    }
  }
}

extension AnyView: ViewList {
  @MainActor func eachView(_ context: Context, _ body: (any View, Context) -> Void) {
    content.eachMember(context.child(id: ObjectIdentifier(type(of: content))), body)
  }
}

extension ForEach: ViewList where Content: View {
  @MainActor func eachView(_ context: Context, _ body: (any View, Context) -> Void) {
    for element in data { content(element).eachMember(context.child(id: id(element)), body) }
  }
}
