// The address of a database: what is taken, and what is never shown.
import PostgreSQL
import Testing

@Suite("The address of a database")
struct AddressTests {
  @Test(
    "An address that libpq reads is taken and shown without its password",
    arguments: [
      ("postgresql://tapas:hush@db.example:5433/tapas", "postgresql://tapas@db.example:5433/tapas"),
      ("postgres://db.example/tapas?password=hush", "postgresql://db.example/tapas"),
      ("postgresql:///tapas?host=/run/x&user=ana", "postgresql://ana@/tapas?host=/run/x"),
      ("postgresql://a,b/tapas?target_session_attrs=read-write", "postgresql://a,b/tapas"),
    ])
  func shown(_ text: String, _ shown: String) throws {
    let address = try #require(PostgreSQLAddress(text))
    #expect("\(address)" == shown)
    var dumped = ""
    dump(address, to: &dumped)
    #expect(!"\(dumped) \(String(reflecting: address))".contains("hush"))
  }

  @Test(
    "Another scheme, an unknown option, an address that cannot be read are refused",
    arguments: [
      "", "tapas", "mysql://h/d", "postgresql:/h/d", "postgresql://[::1/d", "host=h dbname=d",
      "postgresql://h/d?no_such_option=1", "postgresql://h/%zz", "postgresql://h/d\0",
    ])
  func refused(_ text: String) { #expect(PostgreSQLAddress(text) == nil) }
}
