// The previews of the runtime's controls, one file for each family; no app contains them.
package import Foundation
package import SwiftUI

/// The previews of the controls, and their texts.
package enum ControlPreviews {
  /// The families of controls, in the order of the list.
  @MainActor package static var all: [any PreviewProvider.Type] {
    [
      ButtonPreviews.self, TogglePreviews.self, PickerPreviews.self, SliderPreviews.self,
      StepperPreviews.self, DatePickerPreviews.self, TextFieldPreviews.self,
      TextEditorPreviews.self, ProgressViewPreviews.self, MenuPreviews.self, LabelPreviews.self,
      FormPreviews.self, ListPreviews.self, SearchPreviews.self, TabViewPreviews.self,
      DisclosureGroupPreviews.self, GroupBoxPreviews.self, DialogPreviews.self,
      UnavailablePreviews.self, ShapePreviews.self, ChartPreviews.self, TextPreviews.self,
      GesturePreviews.self, MaskPreviews.self, ComposedGesturePreviews.self,
      PreferencePreviews.self, ViewThatFitsPreviews.self, CanvasPreviews.self, MotionPreviews.self,
      LayoutPreviews.self, EdgeBarPreviews.self, OutlinePreviews.self, ControlGroupPreviews.self,
      InspectorPreviews.self, ColorPickerPreviews.self, TimelinePreviews.self,
      ScrollTargetPreviews.self, GlassPreviews.self, FocusPreviews.self,
    ]
  }

  /// The string table of the previews' texts.
  package static var strings: URL? {
    Bundle.module.url(forResource: "Localizable", withExtension: "xcstrings")
  }
}

/// A form under a title, which shows a control in its usual surroundings.
struct ControlForm<Content: View>: View {
  let title: LocalizedStringKey
  @ViewBuilder let content: Content

  var body: some View {
    NavigationStack {
      Form { content }.navigationTitle(title)
    }
  }
}
