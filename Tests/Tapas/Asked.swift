// Asking `tapas` as a person does: a line of words, an environment, and what comes of it.
import Foundation

@testable import tapas

/// An environment in which a home folder is known and nothing else is set.
let plainEnvironment = ["HOME": "/people/ana"]

/// What comes of a line of words, split at spaces.
func asked(_ line: String, _ environment: [String: String] = plainEnvironment) -> Result<
  Command, UsageError
> {
  Command.parse(line.split(separator: " ").map(String.init), environment: environment)
}

/// The sentence for a wrong line; none when the line is right.
func complaint(_ line: String, _ environment: [String: String] = plainEnvironment) -> String? {
  guard case .failure(let mistake) = asked(line, environment) else { return nil }
  return "\(mistake)"
}

/// The options of a right `tapas serve` line.
func serving(_ line: String, _ environment: [String: String] = plainEnvironment) throws
  -> ServeOptions?
{
  guard case .serve(let options) = try asked(line, environment).get() else { return nil }
  return options
}

/// The defaults of `tapas serve` for the plain environment.
let defaults = ServeOptions(
  dataFolder: URL(fileURLWithPath: "/people/ana/.local/share/tapas", isDirectory: true))

/// A new empty folder that is gone after the body.
func withFolder<Value>(_ body: (URL) throws -> Value) throws -> Value {
  let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("tapas-\(UUID().uuidString)", isDirectory: true)
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer {
    // The system clears its folder for passing files; a leftover harms no test.
    try? FileManager.default.removeItem(at: folder)
  }
  return try body(folder)
}

/// The titles of all apps but `absent`, as a sentence lists them.
func titles(without absent: String...) -> String {
  Services.apps.map { $0.title }.filter { !absent.contains($0) }.joined(separator: ", ")
}
