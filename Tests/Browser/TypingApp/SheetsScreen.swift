// Sheets of each height, with content that fills them, that is small, and that is too long.
import Foundation
import SwiftUI

/// A button for each sheet.
struct SheetsScreen: View {
  @State private var shown: Sheet?

  var body: some View {
    List(Sheet.allCases, id: \.self) { sheet in
      Button(sheet.rawValue) { shown = sheet }
    }
    .navigationTitle("Sheets")
    .sheet(item: $shown) { sheet in
      sheet.content.presentationDetents(sheet.detents)
    }
  }
}

/// The sheets by their names.
private enum Sheet: String, CaseIterable, Identifiable {
  case spacers, small, long, scrolling, stack, medium, mediumLong, fraction, height, two, cover,
    several, spacedCover

  var id: Self { self }

  var detents: Set<PresentationDetent> {
    switch self {
    case .medium, .mediumLong: [.medium]
    case .fraction: [.fraction(0.3)]
    case .height: [.height(200)]
    case .two: [.medium, .large]
    default: []
    }
  }

  @MainActor @ViewBuilder var content: some View {
    switch self {
    case .spacers: SpacedSheet()
    case .long, .mediumLong: LongWords()
    case .scrolling: ScrollView { LongWords() }
    case .stack: NavigationStack { LongWords().navigationTitle("Stack") }
    case .cover: CoveredSheet()
    case .several: SeveralViews()
    case .spacedCover: SpacedCover()
    default: Text("Words").font(.title)
    }
  }
}

/// Buttons at the upper edge over a field between spacers.
private struct SpacedSheet: View {
  @Environment(\.dismiss) private var dismiss
  @State private var name = ""

  var body: some View {
    ZStack {
      VStack {
        Spacer()
        TextField("Name", text: $name)
        Spacer()
      }
      VStack {
        HStack {
          Button("Cancel") { dismiss() }
          Spacer()
          Button("Save") { dismiss() }
        }
        Spacer()
        Text("Below")
      }
    }
  }
}

/// Views of a sheet that are in no container.
private struct SeveralViews: View {
  var body: some View {
    Button("Above") {}
    Text("Under it")
  }
}

/// A cover of spacers, without bars.
private struct SpacedCover: View {
  @State private var isCovered = false

  var body: some View {
    Button("Cover") { isCovered = true }
      .fullScreenCover(isPresented: $isCovered) { SpacedSheet() }
  }
}

/// More lines than a screen has.
private struct LongWords: View {
  var body: some View {
    VStack {
      ForEach(1...60, id: \.self) { Text("Line \($0)") }
    }
  }
}

/// A cover over a sheet.
private struct CoveredSheet: View {
  @State private var isCovered = false

  var body: some View {
    NavigationStack {
      Button("Cover") { isCovered = true }
        .navigationTitle("Sheet")
        .toolbar { Button("First") {} }
    }
    .fullScreenCover(isPresented: $isCovered) {
      NavigationStack {
        Text("Covered")
          .navigationTitle("Covering")
          .toolbar { Button("Done") { isCovered = false } }
      }
    }
  }
}
