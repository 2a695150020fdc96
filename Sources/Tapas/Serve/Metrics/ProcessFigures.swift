// The memory, time, descriptors and threads of this process, as reported by Linux.
import Foundation

/// The resources that the process uses.
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
    // A system without the file has no such figures.
    guard let stat = try? String(contentsOfFile: "/proc/self/stat", encoding: .utf8) else {
      return nil
    }
    var upTime = timespec()
    clock_gettime(CLOCK_BOOTTIME, &upTime)
    let booted = Date().timeIntervalSince1970 - Double(upTime.tv_sec) - Double(upTime.tv_nsec) / 1e9
    var figures = ProcessFigures(
      stat: stat, booted: booted, ticks: sysconf(Int32(_SC_CLK_TCK)),
      pageBytes: sysconf(Int32(_SC_PAGESIZE)))
    // Without permission to list them the count is 0.
    let open = try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")
    figures?.descriptors = open?.count ?? 0
    var limit = rlimit()
    if getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0 {
      figures?.descriptorLimit = Int(clamping: limit.rlim_cur)
    }
    return figures
  }

  /// Parses `/proc/self/stat`; nil when it has another form. `booted` is the system's start time in
  /// seconds since 1970, because a locked-down service cannot read it from `/proc/stat`.
  init?(stat: String, booted: Double, ticks: Int, pageBytes: Int) {
    // The program's name is in brackets and may itself contain spaces and brackets.
    guard let end = stat.lastIndex(of: ")"), ticks > 0 else { return nil }
    let fields = stat[stat.index(after: end)...].split(separator: " ").map { Double($0) ?? 0 }
    // Counted from the state, which is field 3 in proc(5).
    guard fields.count > 21 else { return nil }
    cpuSeconds = (fields[11] + fields[12]) / Double(ticks)
    threads = Int(fields[17])
    startTime = booted + fields[19] / Double(ticks)
    virtualBytes = Int(fields[20])
    residentBytes = Int(fields[21]) * pageBytes
  }
}
