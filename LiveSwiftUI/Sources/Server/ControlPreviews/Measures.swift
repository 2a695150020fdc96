// Views that depend on measured sizes: preference values, and the first view that fits.
import Foundation
import SwiftUI

struct PreferencePreviews: PreviewProvider {
  static var previews: some View {
    LabelColumn().previewDisplayName("Preferences")
  }
}

/// The width of the widest label.
private struct LabelWidth: PreferenceKey {
  static let defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
    value = max(value, nextValue())
  }
}

private struct LabelColumn: View {
  @State private var width: CGFloat?

  var body: some View {
    ControlForm(title: "Preferences") {
      Section {
        VStack(alignment: .leading, spacing: 12) {
          row("Name", "Ana")
          row("Telephone number", "555 0100")
          row("City", "Lima")
        }
        .onPreferenceChange(LabelWidth.self) { width = $0 > 0 ? $0 : nil }
      } footer: {
        Text("All labels are as wide as the widest.")
      }
    }
  }

  private func row(_ label: LocalizedStringKey, _ value: String) -> some View {
    HStack {
      Text(label)
        .background {
          GeometryReader { Color.clear.preference(key: LabelWidth.self, value: $0.size.width) }
        }
        .frame(width: width, alignment: .leading)
      Text(verbatim: value).foregroundStyle(.secondary)
    }
  }
}

struct ViewThatFitsPreviews: PreviewProvider {
  static var previews: some View {
    ControlForm(title: "View that fits") {
      Section("In little room") { date.frame(width: 72) }
      Section("In more room") { date.frame(width: 140) }
      Section("In much room") { date }
    }
    .previewDisplayName("View that fits")
  }

  private static var date: some View {
    ViewThatFits {
      Text("Tuesday, 24 November")
      Text("24 November")
      Text("24/11")
    }
  }
}
