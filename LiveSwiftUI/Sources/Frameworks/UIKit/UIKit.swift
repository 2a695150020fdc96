// UIKit for files that import it by name: colours, pictures, haptics, the shared application,
// and notifications, which come with it on Apple's systems too.
//
// SwiftUI exports the types themselves. Were this the module that has them, each file of a test
// that imports SwiftUI would need an overlay of Testing for UIKit, which Linux lacks.
@_exported import Foundation
@_exported import UIKitTypes
@_exported import UserNotifications
