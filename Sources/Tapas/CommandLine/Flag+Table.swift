// The flags of the command itself; each app's wiring has the flags of that app.

extension Flag {
  /// Every flag.
  static let all = table(of: Services.apps)

  /// The command's own flags, and those of these apps.
  static func table(of apps: [any AppWiring.Type]) -> [Flag] {
    [host, port, chosenApps, data, database, accessCode, guests, reachedAt, name, behind]
      + apps.flatMap { $0.flags } + operations
      + [json, evaluate, latency, previews, quiet]
  }

  static let host = Flag(
    name: "--host", placeholder: "H", group: .location, byDefault: "`127.0.0.1`",
    help: [
      "address to listen on: 127.0.0.1, this machine only",
      "(default); 0.0.0.0 or ::, every network it is on; or",
      "one of its own addresses",
    ])
  static let port = Flag(
    name: "--port", placeholder: "P", commands: [.serve, .sandbox], group: .location,
    byDefault: "8080; `tapas sandbox` 8081; 0 takes a free one",
    help: ["port, 0 to 65535, where 0 takes a free one", "(default 8080; for the sandbox 8081)"])
  static let chosenApps = Flag(
    name: "--apps", placeholder: "NAMES", variable: "TAPAS_APPS", isRepeatable: true,
    group: .location, byDefault: "all",
    help: ("apps to serve, with commas: " + Services.apps.map { $0.name }.joined(separator: ", ")
      + " (default: all); one alone is at /").wrapped(at: 53))
  static let data = Flag(
    name: "--data", placeholder: "DIR", variable: "TAPAS_DATA",
    commands: [.serve, .sandbox, .menuSync, .backup, .restore],
    group: .location, byDefault: "`$XDG_DATA_HOME/tapas`, else `~/.local/share/tapas`",
    help: [
      "folder for what is saved, made when missing",
      "(default $XDG_DATA_HOME/tapas, ~/.local/share/tapas)",
    ])
  static let database = Flag(
    name: "--database", placeholder: "URL", variable: "TAPAS_DATABASE", isSecret: true,
    commands: [.serve, .menuSync, .backup, .restore], group: .location,
    byDefault: "none: files in the data folder",
    help: [
      "PostgreSQL database that several processes share, as",
      "postgresql://tapas@HOST/tapas (default: files in DIR)",
    ])
  static let accessCode = Flag(
    name: "--access-code", placeholder: "CODE", variable: "TAPAS_ACCESS_CODE", isSecret: true,
    group: .location, byDefault: "generated and kept when `--host` admits others",
    help: [
      "what a visitor types first, 12 to 128 characters;",
      "one is made and printed when --host lets others in",
    ])
  static let guests = Flag(
    name: "--guests", placeholder: nil, group: .location,
    help: [
      "let people without the access code look, but change",
      "nothing: no likes, no updates",
    ])
  static let reachedAt = Flag(
    name: "--reached-at", placeholder: "ADDRESS", variable: "TAPAS_REACHED_AT", group: .location,
    byDefault: "this machine's addresses",
    help: [
      "what others type to reach it, as 192.168.1.20:8080,",
      "where it cannot know that: in a container",
    ])
  static let name = Flag(
    name: "--name", placeholder: "NAME", variable: "TAPAS_NAME", isRepeatable: true,
    group: .location,
    help: [
      "host name of the https site of a proxy in front, as",
      "example.org, example.org:8443 or example.org/tapas;",
      "several with commas or by giving the flag again",
    ])
  static let behind = Flag(
    name: "--behind", placeholder: "ADDRESS", variable: "TAPAS_BEHIND", group: .location,
    help: [
      "address that this proxy connects from, as 127.0.0.1;",
      "its X-Forwarded-For and -Proto are believed",
    ])
  static let json = Flag(
    name: "--json", placeholder: nil, commands: [.mood, .doctor], group: .moods,
    help: ["print a JSON object a line (tapas doctor too)"])
  static let evaluate = Flag(
    name: "--evaluate", placeholder: "FILE", commands: [.mood], group: .moods,
    help: [
      "measure how right the moods are: each line of FILE",
      "(- for standard input) is a label, a tab and a text,",
      "the label 0, 1, 2 or sad, neutral, happy",
    ])
  static let latency = Flag(
    name: "--latency", placeholder: "MS", group: .developers, byDefault: "0",
    help: [
      "delay the live socket by this many milliseconds, half",
      "on the way in and half on the way out, 0 to 10000",
    ])
  static let previews = Flag(
    name: "--previews", placeholder: nil, group: .developers,
    help: [
      "list every screen and control in each of its states",
      "at /previews",
    ])
  static let quiet = Flag(
    name: "--quiet", placeholder: nil, commands: [.serve, .sandbox, .menuSync], group: .developers,
    help: ["print the address and nothing else"])
}
