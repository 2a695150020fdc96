// How many descriptors the process may have.
import Foundation
import Glibc
import Testing

@testable import WebServer

@Suite("Descriptors")
struct DescriptorTests {
  @Test("The limit is raised as far as the system allows, and never lowered")
  func raised() throws {
    var before = rlimit()
    #expect(getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &before) == 0)
    let hard = Int(clamping: before.rlim_max)
    let limit = try #require(Descriptors.raiseLimit())
    #expect(limit >= min(Descriptors.wanted, hard) && limit >= Int(clamping: before.rlim_cur))
    #expect(Descriptors.raiseLimit(to: 8) == limit)
  }
}
