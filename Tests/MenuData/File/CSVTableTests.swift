// CSV as RFC 4180 and spreadsheets write it.
import Testing

@testable import MenuData

@Suite("Comma-separated values")
struct CSVTableTests {
  private func values(_ text: String) throws -> [[String]] {
    try CSVTable(text).records.map(\.values)
  }

  @Test("Quoted values hold separators, doubled quotation marks and line breaks")
  func quoted() throws {
    #expect(
      try values("a,b\n\"x, y\",\"say \"\"hi\"\"\"\n\"one\r\ntwo\",\n")
        == [["a", "b"], ["x, y", "say \"hi\""], ["one\ntwo", ""]])
  }

  @Test(
    "Lines end with LF, CRLF or CR, the last one also with nothing",
    arguments: ["a,b\n1,2\n", "a,b\r\n1,2\r\n", "a,b\r1,2\r", "a,b\n1,2"])
  func ends(text: String) throws {
    #expect(try values(text) == [["a", "b"], ["1", "2"]])
  }

  @Test("The header tells the separator: comma, semicolon or tab, but none inside quotation marks")
  func separators() throws {
    #expect(try values("a;b\n1,5;2\n") == [["a", "b"], ["1,5", "2"]])
    #expect(try values("a\tb\n1,5\t2;3\n") == [["a", "b"], ["1,5", "2;3"]])
    #expect(try values("\"a,b\";c\n1;2") == [["a,b", "c"], ["1", "2"]])
    #expect(try values("alone\n1;2\n") == [["alone"], ["1;2"]])
  }

  @Test("A record has the line on which it starts; empty lines count and are no records")
  func lines() throws {
    let table = try CSVTable("a,b\n\n\"x\ny\",1\n,,\nz,2")
    #expect(table.records.map(\.line) == [1, 3, 6])
  }

  @Test("Nothing is no record, and a value may be empty everywhere")
  func empty() throws {
    #expect(try values("") == [])
    #expect(try values("a,\n,b\n") == [["a", ""], ["", "b"]])
  }

  @Test(
    "A stray quotation mark is told with its line",
    arguments: [
      ("a,b\n1,\"x\n", 2, "a quotation mark opens a value here and none ends it"),
      (
        "a\n\"x\"y\n", 2,
        "a quotation mark ends a value before its end: double those inside it"
      ),
      (
        "a\n\n12\" pizza\n", 3,
        "a quotation mark is inside a value: put the value in quotation marks, and double those "
          + "inside it"
      ),
      (String(repeating: ",", count: 300), 1, "there are more than 200 values"),
    ])
  func faults(text: String, line: Int, why: String) {
    #expect(throws: MenuFileProblem(line, why)) { try CSVTable(text) }
  }
}
