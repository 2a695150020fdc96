// The words of the return key.

/// What the return key of a keyboard says.
public struct SubmitLabel: Sendable {
  let name: String

  /// Says that typing is finished.
  public static var done: SubmitLabel { SubmitLabel(name: "done") }
  /// Leads to what was typed.
  public static var go: SubmitLabel { SubmitLabel(name: "go") }
  /// Sends a message.
  public static var send: SubmitLabel { SubmitLabel(name: "send") }
  /// Joins a network; "go" in a browser.
  public static var join: SubmitLabel { SubmitLabel(name: "join") }
  /// Finds a way; "go" in a browser.
  public static var route: SubmitLabel { SubmitLabel(name: "route") }
  /// Begins a search.
  public static var search: SubmitLabel { SubmitLabel(name: "search") }
  /// Begins a new line.
  public static var `return`: SubmitLabel { SubmitLabel(name: "return") }
  /// Leads to the next field.
  public static var next: SubmitLabel { SubmitLabel(name: "next") }
  /// Leads to the next step; "go" in a browser.
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
