// Reading data models, of which any may be wrong.
import DataModel
import Foundation
import Testing

@Suite("Data models") struct ModelTests {
  private func failure(_ xml: String) -> DataModelError? {
    do {
      _ = try DataModel(xml: Data(xml.utf8))
      return nil
    } catch {
      return error
    }
  }

  @Test("An entity has its attributes, relationships and unique values")
  func entity() throws {
    let xml = """
      <!-- A model. --><model><entity name="A" representedClassName=".A" isAbstract="YES">
        <attribute name="n" optional="YES" attributeType="Integer 64" defaultValueString="-1"
          usesScalarValueType="YES" elementID="old"/>
        <attribute name="t" attributeType="String" defaultValueString="a &lt;&amp;&#10;&#x41;"/>
        <relationship name="many" toMany="YES" ordered="YES" deletionRule="Deny"
          destinationEntity="A" inverseName="one"/>
        <relationship name="one" maxCount="1" deletionRule="No Action" destinationEntity="A"/>
        <uniquenessConstraints><uniquenessConstraint><constraint value="n"/></uniquenessConstraint>
        </uniquenessConstraints>
      </entity></model>
      """
    var expected = DataEntity(name: "A")
    (expected.className, expected.isAbstract, expected.uniques) = ("A", true, [["n"]])
    var number = DataAttribute(name: "n", kind: .integer64)
    (number.isOptional, number.initial, number.isScalar) = (true, "-1", true)
    number.formerName = "old"
    var text = DataAttribute(name: "t", kind: .string)
    text.initial = "a <&\nA"
    expected.attributes = [number, text]
    var many = DataRelationship(name: "many", destination: "A")
    (many.isToMany, many.isOrdered, many.deleteRule, many.inverse) = (true, true, .deny, "one")
    var one = DataRelationship(name: "one", destination: "A")
    one.deleteRule = .noAction
    expected.relationships = [many, one]
    #expect(try DataModel(xml: Data(xml.utf8)) == DataModel(entities: [expected]))
  }

  @Test("Text that is no model is refused with the reason")
  func refusals() {
    #expect(failure("") == .syntax("no element", line: 1))
    #expect(failure("<a></b>") == .syntax("the end of another element", line: 1))
    #expect(
      failure("<!DOCTYPE model [<!ENTITY a \"b\">]><model/>") == .syntax("a document type", line: 1)
    )
    #expect(failure("<model>\n<entity name='&a;'/></model>") == .syntax("“&a;”", line: 2))
    #expect(failure("<plist/>") == .content("its element is “plist”"))
    #expect(
      failure("<model><entity name='a b'/></model>")
        == .content("an element “entity” has no valid name"))
    #expect(
      failure("<model><entity name='A'/><entity name='A'/></model>")
        == .content("it has two entities “A”"))
    #expect(
      failure("<model><entity name='A' parentEntity='A'/></model>")
        == .content("“A” is its own parent"))
    #expect(
      failure("<model><entity name='A'><attribute name='x' attributeType='Y'/></entity></model>")
        == .content("“x” is of the unknown type “Y”"))
    #expect(
      failure(
        "<model><entity name='A'><attribute name='x' attributeType='Transformable' "
          + "customClassName='Int { get {} }; let y'/></entity></model>")
        == .content("the class of “x” is no type"))
  }

  @Test("Elements without an end, and more than a model has, are refused")
  func sizes() {
    let deep = String(repeating: "<model>", count: 100_000)
    #expect(failure(deep) == .syntax("too many elements", line: 1))
    #expect(failure(String(repeating: " ", count: 5 << 20)) == .tooLarge(""))
  }

  @Test("Of several versions the current one is read")
  func versions() throws {
    let folder = try TemporaryFolder()
    let model = folder.url.appending(path: "Shop.xcdatamodeld")
    for name in ["Shop", "Shop 2"] {
      let version = model.appending(path: "\(name).xcdatamodel")
      try FileManager.default.createDirectory(at: version, withIntermediateDirectories: true)
      let xml = "<model><entity name='\(name == "Shop" ? "Old" : "New")'/></model>"
      try Data(xml.utf8).write(to: version.appending(path: "contents"))
    }
    try Data(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>_XCCurrentVersionName</key>
      <string>Shop 2.xcdatamodel</string></dict></plist>
      """.utf8
    ).write(to: model.appending(path: ".xccurrentversion"))
    #expect(try DataModel(reading: model).entities.map(\.name) == ["New"])
    try FileManager.default.removeItem(at: model.appending(path: ".xccurrentversion"))
    #expect(try DataModel(reading: model).entities.map(\.name) == ["Old"])
  }
}
