// The benchmarks' command line: `bench page` serves the measured screen, `bench micro` times the parts.
import Foundation

@main
struct Bench {
  @MainActor static func main() async throws {
    let words = CommandLine.arguments.dropFirst()
    switch words.first {
    case "page":
      try await servePage(
        port: number(after: "--port") ?? 8500, rows: number(after: "--rows") ?? 200)
    case "memory":
      weighTrees(rows: number(after: "--rows") ?? 200, count: number(after: "--trees") ?? 20)
    case "micro":
      timeRendering()
    default:
      print(
        "usage: bench micro | bench page [--port P] [--rows N] | bench memory [--rows N] [--trees N]"
      )
    }
  }

  /// The whole number behind `flag`.
  private static func number(after flag: String) -> Int? {
    guard let index = CommandLine.arguments.firstIndex(of: flag) else { return nil }
    return CommandLine.arguments.dropFirst(index + 1).first.flatMap(Int.init)
  }
}
