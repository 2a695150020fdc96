// The kinds of fields that submit.

/// The kinds of fields that trigger a submit action.
public struct SubmitTriggers: OptionSet, Sendable {
  public typealias RawValue = Int
  /// The kinds of fields, one bit each.
  public let rawValue: Int

  /// The kinds of fields for these bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Text fields and secure fields.
  public static let text = SubmitTriggers(rawValue: 1)
  /// The field of `searchable`.
  public static let search = SubmitTriggers(rawValue: 2)
}

extension View {
  /// Stops the actions of `onSubmit` around this view from running for the fields in it.
  public nonisolated func submitScope(_ isBlocking: Bool = true) -> some View {
    rendering { context in
      context.with {
        guard isBlocking else { return }
        $0[builtIn: \.controls.submit] = nil
        $0[builtIn: \.controls.searchSubmit] = nil
      }
    }
  }
}
