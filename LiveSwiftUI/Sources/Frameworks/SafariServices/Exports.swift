// Foundation and UIKit come with this framework, as on Apple's systems.
@_exported import Foundation
@_exported import UIKitTypes
