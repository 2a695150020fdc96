// UIKit for files that import it by name: colours, pictures, haptics, the shared application.
//
// SwiftUI exports the types themselves. Were this the module that has them, each file of a test
// that imports SwiftUI would need an overlay of Testing for UIKit, which Linux lacks.
@_exported import Foundation
@_exported import UIKitTypes
