// Measurements, names of people and lists as texts.
import Foundation
import FoundationAdditions
import Testing

@Suite("Measurements, names and lists")
struct MeasurementTests {
  private let distance = Measurement(value: 5, unit: UnitLength.kilometers)
  private let english = Locale(identifier: "en_US")
  private let german = Locale(identifier: "de_DE")

  @Test("A format style has the unit of the region, unless it is to be the one provided")
  func styles() {
    #expect(distance.formatted(.measurement(width: .wide).locale(english)) == "3.1 miles")
    #expect(
      distance.formatted(.measurement(width: .abbreviated, usage: .road).locale(german)) == "5 km")
    #expect(
      distance.formatted(.measurement(width: .narrow, usage: .asProvided).locale(english))
        == "5km")
    let fraction = FloatingPointFormatStyle<Double>.number.precision(.fractionLength(2))
    #expect(
      distance.formatted(
        .measurement(width: .abbreviated, usage: .road, numberFormatStyle: fraction)
          .locale(english)) == "3.11 mi")
  }

  @Test("A temperature can be without its scale")
  func temperatures() {
    let warm = Measurement(value: 20.4, unit: UnitTemperature.celsius)
    #expect(
      warm.formatted(
        .measurement(width: .narrow, usage: .weather, hidesScaleName: true).locale(german)) == "20°"
    )
    #expect(
      warm.formatted(.measurement(width: .abbreviated, usage: .weather).locale(english)) == "69°F")
  }

  @Test("A formatter has the region's unit, the provided one or one that suits the size")
  func formatter() {
    let formatter = MeasurementFormatter()
    formatter.locale = english
    #expect(formatter.string(from: distance) == "3.107 mi")
    formatter.unitOptions = .providedUnit
    formatter.unitStyle = .long
    #expect(formatter.string(from: distance) == "5 kilometers")
    #expect(formatter.string(from: UnitLength.meters) == "meters")
    #expect(formatter.string(from: Measurement(value: 1, unit: Unit(symbol: "pcs"))) == "1 pcs")
    formatter.unitOptions = .naturalScale
    formatter.unitStyle = .medium
    formatter.locale = german
    let near = Measurement(value: 0.2, unit: UnitLength.kilometers)
    #expect(formatter.string(from: near) == "200 m")
  }

  @Test("A name is written in the order of its script, whole or as initials")
  func names() {
    var name = PersonNameComponents()
    name.givenName = "Ada"
    name.familyName = "Lovelace"
    #expect(name.formatted() == "Ada Lovelace")
    #expect(name.formatted(.name(style: .abbreviated)) == "AL")
    name.givenName = "花子"
    name.familyName = "山田"
    #expect(name.formatted() == "山田花子")
  }

  @Test("A list is joined as its language has it")
  func lists() {
    let formatter = ListFormatter()
    formatter.locale = english
    #expect(formatter.string(from: ["a", "b", "c"]) == "a, b, and c")
    formatter.locale = german
    #expect(formatter.string(from: [1, 2]) == "1 und 2")
  }
}
