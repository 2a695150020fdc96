// Foundation comes with this framework, as on Apple's systems.
@_exported import Foundation
