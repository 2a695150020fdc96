// SwiftUI under the name of the module that Xcode imports by itself.
@_exported import SwiftUI
