// The clock of animations, beside the geometry that comes with it on Apple's systems. It exports no
// CoreGraphics, for which Testing has an overlay that Linux lacks.
@_exported import Foundation
@_exported import FoundationAdditions
@_exported import GeometryTypes
@_exported import UIKitTypes

/// The seconds since this machine started.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CACurrentMediaTime() -> CFTimeInterval { ProcessInfo.processInfo.systemUptime }
