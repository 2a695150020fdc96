// The unavailable declarations of SwiftUI follow from their table, and say what to use instead.
import Foundation
import Testing

@Suite("Names of Apple's that do not work here") struct UnavailableTests {
  @Test("The declarations are those that generate.py writes of names.tsv")
  func generated() throws {
    let script = Checkout.url("LiveSwiftUI/Tools/unavailable/generate.py").path
    #expect(throws: Never.self) { try APIGate.run(["python3", script, "--check"]) }
  }

  @Test(
    "A name in a large body is answered with its sentence",
    arguments: expressions)
  func message(expression: String) throws {
    let errors = try Self.errors.get()[Self.body(around: expression), default: []]
    #expect(!errors.isEmpty && errors.allSatisfy { $0.contains("is unavailable: ") }, "\(errors)")
  }

  private static let expressions = [
    "Text(verbatim: \"\").luminanceToAlpha()",
    "Text(verbatim: \"\").digitalCrownRotation(.constant(1.0))",
    "Text(verbatim: \"\").onMoveCommand { _ in }",
    "Text(verbatim: \"\").navigationSubtitle(\"Two\")",
    "Text(verbatim: \"\").renameAction {}",
    "Text(verbatim: UITextField().text ?? \"\")",
    "Text(verbatim: UILabel().text ?? \"\")",
    "Text(verbatim: UITextView().text ?? \"\")",
    "Button(\"\") { UITextView().endEditing(true) }",
    "Button(\"\") { _ = NSAttributedString(string: \"\").size() }",
    "Button(\"\") { _ = SecItemDelete([:] as CFDictionary) }",
    "Button(\"\") { AccessibilityNotification.ScreenChanged().post() }",
    "Text(try! AttributedString(markdown: \"\"))",
    "Button(\"\") { UIAlertController(title: nil, message: nil, preferredStyle: .alert) }",
  ]
  private static let errors = Result {
    try APIGateCompileTests.errors(in: expressions.map(body))
  }

  private static func body(around expression: String) -> String {
    "VStack { ForEach(0..<3) { number in Button(\"\\(number)\") {} }; \(expression) }"
  }

  @Test("A view or controller of UIKit inside SwiftUI is answered with sentences alone")
  func representable() throws {
    let source = """
      struct Spinner: UIViewRepresentable {
        @Binding var isBusy: Bool
        func makeUIView(context: Context) -> UIActivityIndicatorView {
          UIActivityIndicatorView(style: .large)
        }
        func updateUIView(_ view: UIActivityIndicatorView, context: Context) {
          isBusy ? view.startAnimating() : view.stopAnimating()
        }
      }
      struct PhotoPicker: UIViewControllerRepresentable {
        @Environment(\\.dismiss) private var dismiss
        func makeUIViewController(context: Context) -> UIImagePickerController {
          let picker = UIImagePickerController()
          picker.delegate = context.coordinator
          return picker
        }
        func updateUIViewController(_ controller: UIViewControllerType, context: Context) {}
        func makeCoordinator() -> Coordinator { Coordinator(self) }
        class Coordinator: NSObject, UIImagePickerControllerDelegate,
          UINavigationControllerDelegate
        {
          let parent: PhotoPicker
          init(_ parent: PhotoPicker) { self.parent = parent }
          func imagePickerController(
            _ picker: UIImagePickerController,
            didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
          ) {
            if info[.originalImage] is UIImage { parent.dismiss() }
          }
        }
      }
      struct Screen: View {
        var body: some View { VStack { Spinner(isBusy: .constant(true)).padding(); PhotoPicker() } }
      }
      """
    try expectSentences(source)
  }

  @Test("A subclass of a view of UIKit is answered with sentences alone")
  func subclass() throws {
    let source = """
      class Badge: UIView {
        let label = UILabel()
        override init(frame: CGRect) {
          super.init(frame: frame)
          addSubview(label)
          label.textAlignment = .center
          label.layer.cornerRadius = 8
        }
        required init?(coder: NSCoder) { fatalError() }
        override func layoutSubviews() {
          super.layoutSubviews()
          label.frame = bounds
        }
      }
      """
    try expectSentences(source)
  }

  @Test("A value of the environment that is not here is answered with its sentence")
  func environment() throws {
    let source = """
      struct Screen: View {
        @Environment(\\.keyboardShortcut) private var shortcut
        @Environment(\\.backgroundStyle) private var style
        var body: some View { Text(verbatim: "") }
      }
      """
    try expectSentences(source)
  }

  /// Compiles a source and expects sentences of unavailable names, and no other error.
  private func expectSentences(_ source: String) throws {
    let said = try #require(try APIGateCompileTests.complaints(about: source))
    let errors = said.split(separator: "\n").filter {
      $0.contains("Try.swift:") && $0.contains("error: ")
    }
    #expect(!errors.isEmpty && errors.allSatisfy { $0.contains("is unavailable: ") }, "\(said)")
  }
}
