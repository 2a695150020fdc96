// Errors of URLs whose code is any number.
import Foundation
import FoundationAdditions
import Testing

@Suite("Codes of URL errors")
struct URLErrorTests {
  @Test("A number that names no code is the unknown code")
  func codes() {
    let (status, timeout) = (404, URLError.Code.timedOut.rawValue)
    #expect(URLError(.init(rawValue: status)).code == .unknown)
    #expect(URLError(.init(rawValue: timeout)).code == .timedOut)
    #expect(URLError(.badURL).code == .badURL)
  }
}
