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
  let person: Person

  var body: some View {
    HStack(spacing: 12) {
      RemotePhoto(url: person.picture, symbol: "person.fill")
        .frame(width: 52, height: 52)
        .clipShape(Circle())
      VStack(alignment: .leading, spacing: 2) {
        HStack(spacing: 6) {
          Text(verbatim: person.name)
            .font(.headline)
            .lineLimit(2)
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
          .lineLimit(2)
        if !person.about.isEmpty {
          Text(verbatim: person.about)
            .font(.subheadline)
            .lineLimit(2)
        }
      }
      .frame(maxWidth: .infinity, alignment: .leading)
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
