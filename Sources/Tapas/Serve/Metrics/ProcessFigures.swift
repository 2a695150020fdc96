// The memory, time, descriptors and threads of this process, as Linux tells them.
import Foundation

/// What the process uses.
struct ProcessFigures: Equatable, Sendable {
  var residentBytes = 0
  var virtualBytes = 0
  var cpuSeconds = 0.0
  var descriptors = 0
  var descriptorLimit = 0
  var threads = 0
  var startTime = 0.0

  /// The figures now; nil where there is no `/proc`.
  static var current: ProcessFigures? {
    guard let stat = read("/proc/self/stat"), let system = read("/proc/stat") else { return nil }
    var figures = ProcessFigures(
      stat: stat, system: system, ticks: sysconf(Int32(_SC_CLK_TCK)),
      pageBytes: sysconf(Int32(_SC_PAGESIZE)))
    // Without the right to list them the count is told as 0.
    let open = try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")
    figures?.descriptors = open?.count ?? 0
    var limit = rlimit()
    if getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0 {
      figures?.descriptorLimit = Int(clamping: limit.rlim_cur)
    }
    return figures
  }

  /// Reads `/proc/self/stat` and `/proc/stat`; nil when they have another form.
  init?(stat: String, system: String, ticks: Int, pageBytes: Int) {
    // The name of the program stands in brackets and may hold spaces and brackets itself.
    guard let end = stat.lastIndex(of: ")"), ticks > 0 else { return nil }
    let fields = stat[stat.index(after: end)...].split(separator: " ").map { Double($0) ?? 0 }
    let boot = system.split(separator: "\n").first { $0.hasPrefix("btime ") }?
      .split(separator: " ").last.flatMap { Double($0) }
    // Counted from the state, which is field 3 in proc(5).
    guard fields.count > 21, let boot else { return nil }
    cpuSeconds = (fields[11] + fields[12]) / Double(ticks)
    threads = Int(fields[17])
    startTime = boot + fields[19] / Double(ticks)
    virtualBytes = Int(fields[20])
    residentBytes = Int(fields[21]) * pageBytes
  }

  private static func read(_ path: String) -> String? {
    // A system without the file has no such figures.
    try? String(contentsOfFile: path, encoding: .utf8)
  }
}
