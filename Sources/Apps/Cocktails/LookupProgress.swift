// The progress of the lookup of all drinks, and the commands to stop and to resume it.
import SharedUI
import SwiftUI

/// The progress of the lookup, or the number of drinks that it lacks and why it has ended.
struct LookupProgress: View {
  let model: CocktailsModel

  var body: some View {
    let (count, all) = (model.unknownCount, model.items.count)
    VStack(alignment: .leading, spacing: 4) {
      if model.lookupOfAll.state == .running {
        ProgressView(value: Double(all - count), total: Double(max(all, 1))) {
          Text("Looking up \(count) more cocktails…")
        }
        button("Stop", action: model.lookupOfAll.stop)
      } else {
        Text("\(count) cocktails are not looked up yet.")
        if case .failed(let error) = model.lookupOfAll.state {
          error.message
          button("Retry", action: model.lookupOfAll.ask)
        } else {
          button("Look up all", action: model.lookupOfAll.ask)
        }
      }
    }
  }

  private func button(_ title: LocalizedStringKey, action: @escaping @MainActor () -> Void)
    -> some View
  {
    // In a row, the automatic style would take the taps of the whole row.
    Button(action: action) { Text(title).touchTarget() }.buttonStyle(.borderless)
  }
}
