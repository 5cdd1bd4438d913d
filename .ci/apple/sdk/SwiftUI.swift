// What the guides use of SwiftUI.
public import UIKit

@MainActor @preconcurrency public protocol App {
  associatedtype Body : Scene
  @SceneBuilder var body: Body { get }
  init()
}
extension App {
  public static func main() {}
}

@MainActor @preconcurrency public protocol Scene {}
@resultBuilder public struct SceneBuilder {
  public static func buildBlock<Content : Scene>(_ content: Content) -> Content { content }
}
public struct WindowGroup<Content : View> : Scene {
  public init(@ViewBuilder content: () -> Content) {}
}

@MainActor @preconcurrency public protocol View {
  associatedtype Body : View
  @ViewBuilder var body: Body { get }
}
extension Never : View {
  public var body: Never { fatalError() }
}
@resultBuilder public struct ViewBuilder {
  public static func buildBlock<Content : View>(_ content: Content) -> Content { content }
}

@MainActor @preconcurrency public protocol UIViewControllerRepresentable : View where Body == Never {
  associatedtype UIViewControllerType : UIViewController
  func makeUIViewController(context: Context) -> UIViewControllerType
  func updateUIViewController(_ controller: UIViewControllerType, context: Context)
  typealias Context = UIViewControllerRepresentableContext<Self>
}
extension UIViewControllerRepresentable {
  public var body: Never { fatalError() }
}
public struct UIViewControllerRepresentableContext<Representable : UIViewControllerRepresentable> {}
