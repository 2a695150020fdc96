import Testing

@Test func theRoomHasAPlace() { #expect(Bool(true)) }
