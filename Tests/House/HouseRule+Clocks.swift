// A rule about clocks: a limit on how long others may take does not pass while nobody can answer.

extension HouseRule {
  static let deadlines = HouseRule("A deadline stands still while the process does") { file in
    guard
      ["Apple/", "Base/", "Sources/Apps/", "Sources/Data/"].contains(where: file.path.hasPrefix)
    else { return [] }
    return file.findings(
      #/
        \b(?:SuspendingClock|DispatchTime|DispatchWallTime)\b
        | (?i:deadline|timeout) .* \b(?:ContinuousClock|Date\(\)|time\.now)
        | \b(?:ContinuousClock|Date\(\)|time\.now) .* (?i:deadline|timeout)
      /#,
      in: file.lines(
        with: "SuspendingClock", "Dispatch", "ContinuousClock", "Date()", "time.now")
    ) { _ in "measure it by RunningClock" }
  }
}
