import Foundation

/// The item that stands for a controller in a tab bar.
open class UITabBarItem: UIBarItem {
    open var selectedImage: UIImage? {
        didSet { didChange?() }
    }
    open var badgeValue: String? {
        didSet { didChange?() }
    }

    public override init() {
        super.init()
    }

    public convenience init(title: String?, image: UIImage?, tag: Int) {
        self.init()
        self.title = title
        self.image = image
        self.tag = tag
    }

    public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
        self.init(title: title, image: image, tag: 0)
        self.selectedImage = selectedImage
    }
}
