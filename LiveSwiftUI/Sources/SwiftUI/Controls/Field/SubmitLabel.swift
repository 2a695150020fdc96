// The label of the return key.

/// The label of a keyboard's return key.
public struct SubmitLabel: Sendable {
  let name: String

  /// Ends the input.
  public static var done: SubmitLabel { SubmitLabel(name: "done") }
  /// Opens the entered address or item.
  public static var go: SubmitLabel { SubmitLabel(name: "go") }
  /// Sends a message.
  public static var send: SubmitLabel { SubmitLabel(name: "send") }
  /// Joins a network; "go" in a browser.
  public static var join: SubmitLabel { SubmitLabel(name: "join") }
  /// Calculates a route; "go" in a browser.
  public static var route: SubmitLabel { SubmitLabel(name: "route") }
  /// Starts a search.
  public static var search: SubmitLabel { SubmitLabel(name: "search") }
  /// Inserts a line break.
  public static var `return`: SubmitLabel { SubmitLabel(name: "return") }
  /// Moves to the next field.
  public static var next: SubmitLabel { SubmitLabel(name: "next") }
  /// Moves to the next step; "go" in a browser.
  public static var `continue`: SubmitLabel { SubmitLabel(name: "continue") }

  /// The keyword for `enterkeyhint`, which has fewer of them.
  package var css: String {
    switch name {
    case "done", "go", "send", "search", "next": name
    case "join", "route", "continue": "go"
    default: "enter"
    }
  }
}
