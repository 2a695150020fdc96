// Unlocking: no policy can be evaluated, and each says why.
import Foundation
import LocalAuthentication
import Testing

@Suite("Local authentication", .timeLimit(.minutes(10))) struct LAContextTests {
  @Test(
    "No policy can be evaluated, and the error says why",
    arguments: [
      (LAPolicy.deviceOwnerAuthenticationWithBiometrics, LAError.biometryNotAvailable),
      (.deviceOwnerAuthentication, LAError.passcodeNotSet),
    ])
  func policies(policy: LAPolicy, code: LAError.Code) async {
    let context = LAContext()
    var error: NSError?
    #expect(!context.canEvaluatePolicy(policy, error: &error))
    #expect(error?.code == code.rawValue && error?.domain == LAErrorDomain)
    #expect(!context.canEvaluatePolicy(policy, error: nil))
    await #expect(throws: LAError(code)) {
      try await context.evaluatePolicy(policy, localizedReason: "To show the diary")
    }
    #expect(context.biometryType == .none)
  }
}
