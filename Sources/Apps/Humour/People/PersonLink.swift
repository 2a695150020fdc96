// A person in a list.
import Posts
import SharedUI
import SwiftUI

/// A row that opens a person's posts.
struct PersonLink: View {
  let person: Person

  var body: some View {
    NavigationLink(value: PersonRoute(handle: person.handle)) {
      PersonSummary(person: person)
    }
    .accessibilityLabel(Text(verbatim: "\(person.name) @\(person.handle)"))
    .accessibilityValue(Text(verbatim: person.about))
  }
}

/// A person's picture, name, handle and description.
struct PersonSummary: View {
  @Environment(\.dynamicTypeSize) private var typeSize
  let person: Person

  var body: some View {
    PhotoRow(spacing: 2) {
      HStack(spacing: 6) {
        Text(verbatim: person.name)
          .font(.headline)
          .limitsName(at: typeSize)
        if person.isProtected {
          Image(systemName: "lock.fill")
            .imageScale(.small)
            .foregroundStyle(.secondary)
            .accessibilityLabel(Text("Protected"))
        }
      }
      Text(verbatim: "@\(person.handle)")
        .font(.subheadline)
        .foregroundStyle(.secondary)
        .limitsName(at: typeSize)
      if !person.about.isEmpty {
        Text(verbatim: person.about)
          .font(.subheadline)
          .lineLimit(2)
      }
    } photo: {
      RemotePhoto(url: person.picture, symbol: "person.fill")
        .frame(width: 52, height: 52)
        .clipShape(Circle())
    }
    .padding(.vertical, 4)
  }
}

extension Person {
  /// A person for a redacted row, with texts of usual length.
  static func placeholder(_ number: Int) -> Person {
    Person(
      id: String(-number), handle: "mmmmmmmm",
      name: String(repeating: "m", count: 8 + number % 3 * 3),
      about: String(repeating: "mmmm ", count: 6))
  }
}
