// The words of the return key.

/// What the return key of a keyboard says.
public struct SubmitLabel: Sendable {
  let name: String

  public static var done: SubmitLabel { SubmitLabel(name: "done") }
  public static var go: SubmitLabel { SubmitLabel(name: "go") }
  public static var send: SubmitLabel { SubmitLabel(name: "send") }
  public static var join: SubmitLabel { SubmitLabel(name: "join") }
  public static var route: SubmitLabel { SubmitLabel(name: "route") }
  public static var search: SubmitLabel { SubmitLabel(name: "search") }
  public static var `return`: SubmitLabel { SubmitLabel(name: "return") }
  public static var next: SubmitLabel { SubmitLabel(name: "next") }
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
