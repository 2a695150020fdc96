// Where a large title has more lines than one.
import Foundation

#if canImport(Darwin)
  /// Whether a large title that is longer than a line takes another.
  let titlesWrap = false
#else
  /// Whether a large title that is longer than a line takes another. It does in a browser, but for
  /// the server that tests what an iPhone shows.
  let titlesWrap = ProcessInfo.processInfo.environment["LIVE_IOS_PROFILE"] != "1"
#endif
