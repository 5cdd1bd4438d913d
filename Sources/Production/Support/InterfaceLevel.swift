/// How far an interface is raised above the screen's background.
enum InterfaceLevel {
    case base
    case elevated
}
