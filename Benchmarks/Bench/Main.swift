// The command line of the benchmarks.
import Foundation
import PostgreSQL

@main
struct Bench {
  @MainActor static func main() async throws {
    let words = CommandLine.arguments.dropFirst()
    switch words.first {
    case "page":
      try await servePage(
        port: number(after: "--port") ?? 8500, rows: number(after: "--rows") ?? 200)
    case "memory":
      measureTreeMemory(rows: number(after: "--rows") ?? 200, count: number(after: "--trees") ?? 20)
    case "micro":
      timeRendering()
    case "images":
      let origin =
        text(after: "--origin").flatMap(URL.init(string:)) ?? URL(string: "http://127.0.0.1:8540")!
      try await ImageBench(origin: origin, count: number(after: "--count") ?? 100).run()
    case "flood":
      try await FloodBench(count: number(after: "--count") ?? 10_000).run()
    case "store":
      try await StoreBench(file: URL(filePath: text(after: "--file") ?? "store.sqlite")).run()
    case "shared":
      guard let address = text(after: "--database").flatMap(PostgreSQLAddress.init) else {
        return print("bench shared needs --database postgresql://…")
      }
      let folder = URL(filePath: text(after: "--folder") ?? "shared")
      try await SharedBench(address: address, folder: folder).run()
    case "texts":
      try await TextBench(length: number(after: "--scalars") ?? 1000).run()
    case "mood":
      try MoodBench(path: text(after: "--texts")).run()
    default:
      print(
        """
        bench page [--port P] [--rows N]: serves the measured list
        bench micro: times rendering, likes, search, moves, HTML
        bench memory [--rows N] [--trees N]: measures the memory of trees
        bench images --origin URL [--count N]: times the photo cache; see Benchmarks/images.sh
        bench mood [--texts FILE]: times the classifier over texts, one a line
        bench texts [--scalars N]: times hostile texts in each app's search
        bench flood [--count N]: ten thousand photos through a cache of 100 MB
        bench store [--file F]: times the database in a file made for it
        bench shared --database URL [--folder F]: times PostgreSQL beside files
        """)
    }
  }

  /// The argument after `flag`.
  private static func text(after flag: String) -> String? {
    guard let index = CommandLine.arguments.firstIndex(of: flag) else { return nil }
    return CommandLine.arguments.dropFirst(index + 1).first
  }

  /// The integer after `flag`.
  private static func number(after flag: String) -> Int? { text(after: flag).flatMap(Int.init) }
}
