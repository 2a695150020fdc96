// The HTML elements that the renderer uses.

/// The name of an HTML or SVG element.
package enum Tag: UInt8, Sendable {
  /// Structure, text, pictures and controls.
  case div, span, button, a, ul, li, section, header, h1, h2, h3, h4, p, img, svg, use, input,
    textarea, select
  /// Options, dialogs, forms and landmarks.
  case option, dialog, form, search, hr, progress, label, nav, main, small, strong
  /// Shapes and gradients of SVG; disclosures and groups of controls.
  case path, rect, circle, line, linearGradient, radialGradient, stop, details, summary, fieldset
  /// Parts of an SVG drawing.
  case g, text, title, image, clipPath, mask, foreignObject, filter, feColorMatrix

  /// The name in HTML or SVG.
  package var name: String {
    switch self {
    case .div: "div"
    case .span: "span"
    case .button: "button"
    case .a: "a"
    case .ul: "ul"
    case .li: "li"
    case .section: "section"
    case .header: "header"
    case .h1: "h1"
    case .h2: "h2"
    case .h3: "h3"
    case .h4: "h4"
    case .p: "p"
    case .img: "img"
    case .svg: "svg"
    case .use: "use"
    case .input: "input"
    case .textarea: "textarea"
    case .select: "select"
    case .option: "option"
    case .dialog: "dialog"
    case .form: "form"
    case .search: "search"
    case .hr: "hr"
    case .progress: "progress"
    case .label: "label"
    case .nav: "nav"
    case .main: "main"
    case .small: "small"
    case .strong: "strong"
    case .path: "path"
    case .rect: "rect"
    case .circle: "circle"
    case .line: "line"
    case .linearGradient: "linearGradient"
    case .radialGradient: "radialGradient"
    case .stop: "stop"
    case .details: "details"
    case .summary: "summary"
    case .fieldset: "fieldset"
    case .g: "g"
    case .text: "text"
    case .title: "title"
    case .image: "image"
    case .clipPath: "clipPath"
    case .mask: "mask"
    case .foreignObject: "foreignObject"
    case .filter: "filter"
    case .feColorMatrix: "feColorMatrix"
    }
  }

  /// Whether HTML gives the element no content and no closing tag.
  var isVoid: Bool { self == .img || self == .input || self == .hr }
}
