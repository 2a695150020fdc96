// The classes of data models, and the accessors of an app's own classes.
import DataModel
import Foundation
import Testing

@testable import AssetSymbols

@Suite("Classes of data models")
struct ManagedClassTests {
  private func text(_ xml: String, source: String = "") throws -> String {
    var objects = ManagedObjects()
    objects.add(try DataModel(xml: Data(xml.utf8)))
    objects.addSource(source)
    return objects.text
  }

  @Test("A class has the properties and accessors that Xcode gives it")
  func wholeClass() throws {
    let xml = """
      <model>
        <entity name="Folder" representedClassName="Folder" codeGenerationType="class">
          <attribute name="default" attributeType="Boolean" usesScalarValueType="YES"/>
          <attribute name="title" attributeType="String"/>
          <attribute name="weight" optional="YES" attributeType="Double"/>
          <relationship name="notes" toMany="YES" destinationEntity="Note"/>
        </entity>
        <entity name="Note" representedClassName="Memo" parentEntity="Folder"
          codeGenerationType="category">
          <relationship name="folder" maxCount="1" destinationEntity="Folder"/>
        </entity>
        <entity name="Own" representedClassName="Own"/>
      </model>
      """
    let expected = """
      public class Folder: NSManagedObject {}

      extension Folder {
        @nonobjc public class func fetchRequest() -> NSFetchRequest<Folder> {
          NSFetchRequest<Folder>(entityName: "Folder")
        }
        public var `default`: Bool {
          get { _value("default") }
          set { _setValue(newValue, "default") }
        }
        public var title: String? {
          get { _value("title") }
          set { _setValue(newValue, "title") }
        }
        public var weight: NSNumber? {
          get { _value("weight") }
          set { _setValue(newValue, "weight") }
        }
        public var notes: NSSet? {
          get { _value("notes") }
          set { _setValue(newValue, "notes") }
        }
      }

      extension Folder {
        public func addToNotes(_ value: Memo) {
          _add([value], to: "notes")
        }
        public func removeFromNotes(_ value: Memo) {
          _remove([value], from: "notes")
        }
        public func addToNotes(_ values: NSSet) {
          _add(values.allObjects.compactMap { $0 as? NSManagedObject }, to: "notes")
        }
        public func removeFromNotes(_ values: NSSet) {
          _remove(values.allObjects.compactMap { $0 as? NSManagedObject }, from: "notes")
        }
      }

      extension Folder: Identifiable {}

      extension Memo {
        @nonobjc public class func fetchRequest() -> NSFetchRequest<Memo> {
          NSFetchRequest<Memo>(entityName: "Note")
        }
        public var folder: Folder? {
          get { _value("folder") }
          set { _setValue(newValue, "folder") }
        }
      }

      """
    #expect(try text(xml) == expected)
  }

  @Test("A class that the app declares itself is left to it")
  func declared() throws {
    let xml = """
      <model><entity name="A" representedClassName="A" codeGenerationType="class"/></model>
      """
    #expect(try text(xml, source: "public class A: NSManagedObject {}") == "")
  }

  @Test("Properties with @NSManaged have accessors under the compiler's names")
  func accessors() throws {
    var sources = ManagedSources()
    sources.add(
      """
      import CoreData
      // @NSManaged var comment: String
      public class Note: NSManagedObject {
        @NSManaged public var title: String?
      }
      extension Note {
        @NSManaged var stars: Int16
        @NSManaged private var hidden: Bool
      }
      """)
    #expect(sources.usesCoreData)
    #expect(
      sources.properties == [
        ManagedProperty(owner: "Note", name: "title", type: "String?", isPublic: true),
        ManagedProperty(owner: "Note", name: "stars", type: "Int16", isPublic: false),
      ])
    #expect(
      sources.conflicts == [
        "hidden with @NSManaged has no accessors: it is private, or in a class within another."
      ])
    let accessors = ManagedAccessors(
      module: "App", properties: sources.properties, classes: sources.classes)
    let expected = """
      extension Note {
        public final var _managed_title: String? {
          @_silgen_name("$s3App4NoteC5titleSSSgvg") get { _value("title") }
          @_silgen_name("$s3App4NoteC5titleSSSgvs") set { _setValue(newValue, "title") }
        }
      }
      extension Note {
        final var _managed_stars: Int16 {
          @_silgen_name("$s3App4NoteC5starss5Int16Vvg") get { _value("stars") }
          @_silgen_name("$s3App4NoteC5starss5Int16Vvs") set { _setValue(newValue, "stars") }
        }
      }

      """
    #expect(accessors.result.text == expected)
  }

  @Test(
    "The name of a property is that of the compiler, with parts of earlier names in letters",
    arguments: [
      ("date", "Date?", "$s5MyApp8ItemDateC4date20FoundationEssentials0D0VSgv"),
      ("itemDate", "Date", "$s5MyApp8ItemDateC04itemD020FoundationEssentials0D0Vv"),
      ("id", "UUID?", "$s5MyApp8ItemDateC2id20FoundationEssentials4UUIDVSgv"),
      ("tags", "[String]?", "$s5MyApp8ItemDateC4tagsSaySSGSgv"),
      ("items", "NSSet?", "$s5MyApp8ItemDateC5items10Foundation5NSSetCSgv"),
      ("other", "Other?", "$s5MyApp8ItemDateC5otherAA5OtherCSgv"),
      ("me", "ItemDate?", "$s5MyApp8ItemDateC2meACSgv"),
      ("all", "Set<Other>", "$s5MyApp8ItemDateC3allShyAA5OtherCGv"),
      ("urlDateItem", "URL?", "$s5MyApp8ItemDateC03urldC020FoundationEssentials3URLVSgv"),
      ("MyAppItem", "TimeInterval", "$s5MyApp8ItemDateC0abC0Sdv"),
    ])
  func symbols(name: String, type: String, expected: String) {
    var symbol = MangledName(module: "MyApp", owner: "ItemDate", classes: ["Other", "ItemDate"])
    #expect(symbol.property(name, type) == expected)
  }

  @Test("A type that is not known has no name")
  func unknownType() {
    var symbol = MangledName(module: "App", owner: "Note", classes: [])
    #expect(symbol.property("kind", "Kind") == nil)
  }
}
