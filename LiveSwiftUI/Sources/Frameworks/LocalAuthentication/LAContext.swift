// Unlocking by a face, a fingerprint or a passcode, which stay on the person's device.
public import Foundation

/// The ways in which a person proves to be the owner of a device.
public enum LAPolicy: Int, Sendable {
  /// By a face or a fingerprint.
  case deviceOwnerAuthenticationWithBiometrics = 1
  /// By a face, a fingerprint or the passcode.
  case deviceOwnerAuthentication = 2
}

/// The kinds of biometry.
public enum LABiometryType: Int, Sendable {
  /// None.
  case none = 0
  /// A fingerprint.
  case touchID = 1
  /// A face.
  case faceID = 2
  /// An iris.
  case opticID = 4
}

/// A proof that the person owns the device. A server knows nothing of the person's device, so that
/// no policy can be evaluated; an app shows its own code, as on a device without biometry.
open class LAContext: NSObject, @unchecked Sendable {
  // Its properties have no effect, and Apple's can be shared as well.

  /// The reason that is shown; it is never shown here.
  open var localizedReason = ""
  /// The title of the button for another way; it is never shown here.
  open var localizedFallbackTitle: String?
  /// The title of the button that cancels; it is never shown here.
  open var localizedCancelTitle: String?
  /// How long unlocking the device counts, in seconds; without effect here.
  open var touchIDAuthenticationAllowableReuseDuration: TimeInterval = 0
  /// Whether nothing may be shown; without effect here.
  open var interactionNotAllowed = false
  /// The kind of biometry: none.
  open var biometryType: LABiometryType { .none }

  /// Returns false, and writes the reason: there is no biometry, and no passcode of a device.
  open func canEvaluatePolicy(
    _ policy: LAPolicy, error: UnsafeMutablePointer<NSError?>?
  ) -> Bool {
    error?.pointee = Self.failure(of: policy) as NSError
    return false
  }

  /// Calls `reply` on the main actor with false and the reason.
  @preconcurrency open func evaluatePolicy(
    _ policy: LAPolicy, localizedReason: String,
    reply: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    Task { @MainActor in reply(false, Self.failure(of: policy)) }
  }

  /// Throws the reason why the policy cannot be evaluated.
  open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool {
    throw Self.failure(of: policy)
  }

  /// Does nothing, because no evaluation is under way.
  open func invalidate() {}

  private static func failure(of policy: LAPolicy) -> LAError {
    LAError(
      policy == .deviceOwnerAuthentication ? .passcodeNotSet : .biometryNotAvailable)
  }
}
