// Dates as services write them, and texts that are none.
import DataLayer
import Foundation
import Testing

@Suite("Dates of services")
struct ServiceDateTests {
  @Test(
    "Every form that a source writes is one moment",
    arguments: [
      "2015-12-10T20:53:00.000Z", "2015-12-10T20:53:00Z", "2015-12-10T20:53:00.000000Z",
      "2015-12-10T22:53:00+02:00", "2015-12-10T15:53:00-0500", "2015-12-10 20:53:00",
      "2015-12-10T20:53Z", "Thu Dec 10 20:53:00 +0000 2015", " 2015-12-10T20:53:00Z\n",
    ])
  func forms(text: String) {
    #expect(ServiceDate.read(text) == Date(timeIntervalSince1970: 1_449_780_780))
  }

  @Test("Fractions, leap days and years before 1970 are exact")
  func exact() {
    #expect(ServiceDate.read("1970-01-01T00:00:00.25Z") == Date(timeIntervalSince1970: 0.25))
    #expect(ServiceDate.read("2024-02-29T00:00:00Z") == Date(timeIntervalSince1970: 1_709_164_800))
    #expect(ServiceDate.read("2000-03-01T00:00:00Z") == Date(timeIntervalSince1970: 951_868_800))
    #expect(ServiceDate.read("1969-12-31T23:59:59Z") == Date(timeIntervalSince1970: -1))
    // A day without a time.
    #expect(ServiceDate.read("1970-01-02") == Date(timeIntervalSince1970: 129_600))
  }

  @Test(
    "What is no date is none",
    arguments: [
      "", "yesterday", "2023-02-29T00:00:00Z", "2023-13-01T00:00:00Z", "2023-01-01T24:00:00Z",
      "2023-02-29", "2023-01-01T", "2023-01-01x", "2023-01-01T00:00:00+99:00",
      "Thu Foo 10 20:53:00 +0000 2015",
    ])
  func none(text: String) {
    #expect(ServiceDate.read(text) == nil)
  }
}
