// Views that arrange, open or draw others later, and remember something for that.
import Foundation

@testable import SwiftUI

extension LeakTests.Scene {
  /// A part of a tree of data.
  struct Part: Identifiable {
    let id: Int
    var parts: [Part]?
  }

  static var arranged: [Self] {
    [
      Self("timeline that waits for its next date") { model in
        TimelineView(.periodic(from: Date(timeIntervalSinceReferenceDate: 0), by: 600)) { time in
          Lasting { Text(verbatim: "\(time.date) \(model.number)") }
        }
      },
      Self("inspector") { model in
        Lasting { Button("Open") { model.isShown = true } }
          .inspector(isPresented: Bindable(model).isShown) {
            Lasting { RememberingClosing() }.inspectorColumnWidth(200)
          }
      },
      Self("outline") { model in
        OutlineGroup([Part(id: 1, parts: [Part(id: 2, parts: [])])], children: \.parts) { part in
          Lasting { Text(verbatim: "\(part.id) \(model.number)") }
        }
      },
      Self("layouts that take each other's place") { model in
        let layout =
          model.number % 2 == 0 ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())
        return layout { Lasting { Text(verbatim: "\(model.number)") } }
      },
      Self("bars at edges") { model in
        Lasting { Text(verbatim: "a") }
          .safeAreaInset(edge: .bottom) { Lasting { Button("More") { model.number += 1 } } }
          .safeAreaInset(edge: .leading) { Lasting { Text(verbatim: "b") } }
      },
      Self("groups of controls") { model in
        ControlGroup("Edit") {
          Button("More") { model.number += 1 }
          Lasting { Text(verbatim: "\(model.number)") }
        }
        .controlGroupStyle(.menu)
      },
      Self("colour picker") { model in
        Lasting {
          ColorPicker(
            "Colour",
            selection: Binding(
              get: { Color(white: Double(model.number) / 255) }, set: { _ in model.number += 1 }))
        }
      },
    ]
  }
}
