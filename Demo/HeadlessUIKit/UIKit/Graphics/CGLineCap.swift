/// How the ends of a stroked line look.
public enum CGLineCap: Int32, Sendable {
    case butt
    case round
    case square
}

/// How two stroked lines meet.
public enum CGLineJoin: Int32, Sendable {
    case miter
    case round
    case bevel
}

/// How drawing is combined with what is there; the headless context draws everything as `normal`.
public enum CGBlendMode: Int32, Sendable {
    case normal
    case multiply
    case screen
    case overlay
    case darken
    case lighten
    case colorDodge
    case colorBurn
    case softLight
    case hardLight
    case difference
    case exclusion
    case hue
    case saturation
    case color
    case luminosity
    case clear
    case copy
    case sourceIn
    case sourceOut
    case sourceAtop
    case destinationOver
    case destinationIn
    case destinationOut
    case destinationAtop
    case xor
    case plusDarker
    case plusLighter
}

/// The parts of a path that drawing it paints.
public enum CGPathDrawingMode: Int32, Sendable {
    case fill
    case eoFill
    case stroke
    case fillStroke
    case eoFillStroke
}
