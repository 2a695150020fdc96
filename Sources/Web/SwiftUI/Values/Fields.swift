// The roles and settings of buttons and fields.
/// What a button does, beyond its title.
public struct ButtonRole: Equatable, Sendable {
  let name: String

  /// It throws something away.
  public static let destructive = ButtonRole(name: "destructive")
  /// It leaves without doing anything.
  public static let cancel = ButtonRole(name: "cancel")
}

/// What the return key of a keyboard says.
public struct SubmitLabel: Sendable {
  let name: String

  /// Done.
  public static var done: SubmitLabel { SubmitLabel(name: "done") }
  /// Go.
  public static var go: SubmitLabel { SubmitLabel(name: "go") }
  /// Send.
  public static var send: SubmitLabel { SubmitLabel(name: "send") }
  /// Join.
  public static var join: SubmitLabel { SubmitLabel(name: "join") }
  /// Route.
  public static var route: SubmitLabel { SubmitLabel(name: "route") }
  /// Search.
  public static var search: SubmitLabel { SubmitLabel(name: "search") }
  /// Return.
  public static var `return`: SubmitLabel { SubmitLabel(name: "return") }
  /// Next.
  public static var next: SubmitLabel { SubmitLabel(name: "next") }
  /// Continue.
  public static var `continue`: SubmitLabel { SubmitLabel(name: "continue") }

  /// The word for `enterkeyhint`, which has fewer of them.
  package var css: String {
    switch name {
    case "done", "go", "send", "search", "next": name
    case "join", "route", "continue": "go"
    default: "enter"
    }
  }
}

/// Which letters a keyboard makes capitals by itself.
public struct TextInputAutocapitalization: Sendable {
  /// The word for `autocapitalize`.
  package let css: String

  /// None.
  public static var never: TextInputAutocapitalization { .init(css: "none") }
  /// The first of each word.
  public static var words: TextInputAutocapitalization { .init(css: "words") }
  /// The first of each sentence.
  public static var sentences: TextInputAutocapitalization { .init(css: "sentences") }
  /// All.
  public static var characters: TextInputAutocapitalization { .init(css: "characters") }
}

/// Which kinds of fields set off a submit action.
public struct SubmitTriggers: OptionSet, Sendable {
  /// What the bits are.
  public typealias RawValue = Int
  /// One bit a kind.
  public let rawValue: Int

  /// Makes a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Text fields.
  public static let text = SubmitTriggers(rawValue: 1)
  /// Search fields.
  public static let search = SubmitTriggers(rawValue: 2)
}

/// A tap that the person feels; a browser shows nothing for it.
public struct SensoryFeedback: Equatable, Sendable {
  let name: String

  /// Something worked.
  public static let success = SensoryFeedback(name: "success")
  /// Something needs a look.
  public static let warning = SensoryFeedback(name: "warning")
  /// Something failed.
  public static let error = SensoryFeedback(name: "error")
  /// A choice changed.
  public static let selection = SensoryFeedback(name: "selection")
  /// A value rose.
  public static let increase = SensoryFeedback(name: "increase")
  /// A value fell.
  public static let decrease = SensoryFeedback(name: "decrease")
  /// Something began.
  public static let start = SensoryFeedback(name: "start")
  /// Something ended.
  public static let stop = SensoryFeedback(name: "stop")
  /// Something lined up.
  public static let alignment = SensoryFeedback(name: "alignment")
  /// A level changed.
  public static let levelChange = SensoryFeedback(name: "levelChange")
  /// Two things met.
  public static let impact = SensoryFeedback(name: "impact")
}
