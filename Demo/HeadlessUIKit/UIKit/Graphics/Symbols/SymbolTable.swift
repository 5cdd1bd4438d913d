/// The outlines of the symbols, drawn on a grid of 24 with y down, by name.
enum SymbolTable {
    static let shapes: [String: SymbolShape] = [
        "square": SymbolShape(outline: "R3 3 18 18 3.5"),
        "circle": SymbolShape(outline: "O12 12 9.5"),
        "rectangle": SymbolShape(outline: "R1.5 4.5 21 15 3"),
        "person": SymbolShape(outline: "O12 7.2 4.4M3.5 21C3.5 16 8 14 12 14C16 14 20.5 16 20.5 21Z"),
        "person.2": SymbolShape(
            outline:
                "O8.5 8 3.6M1.5 19.5C1.5 15.5 5 14 8.5 14C12 14 15.5 15.5 15.5 19.5ZO17 8.5 3M17.6 19.5"
                + "L22.5 19.5C22.5 16 20 14.3 17 14.3"),
        "star": SymbolShape(
            outline:
                "M12.0 2.6L14.6 9.2L21.7 9.6L16.2 14.2L18.0 21.1L12.0 17.2L6.0 21.1L7.8 14.2L2.3 9.6"
                + "L9.4 9.2Z"),
        "heart": SymbolShape(
            outline:
                "M12 21C5 16 2 12.5 2 8.5C2 5.5 4.3 3.5 7 3.5C9 3.5 11 4.7 12 6.8C13 4.7 15 3.5 17 3.5"
                + "C19.7 3.5 22 5.5 22 8.5C22 12.5 19 16 12 21Z"),
        "bell": SymbolShape(
            outline:
                "M12 2.5C8 2.5 6 6 6 10C6 15 4.5 16 3.5 18L20.5 18C19.5 16 18 15 18 10"
                + "C18 6 16 2.5 12 2.5Z",
            details: "M9.5 20.8C10.5 22 13.5 22 14.5 20.8"),
        "gearshape": SymbolShape(
            outline:
                "M19.3 10.0L21.9 10.4L21.9 13.6L19.3 14.0L18.6 15.7L20.1 17.9L17.9 20.1L15.7 18.6"
                + "L14.0 19.3L13.6 21.9L10.4 21.9L10.0 19.3L8.3 18.6L6.1 20.1L3.9 17.9L5.4 15.7L4.7 14.0"
                + "L2.1 13.6L2.1 10.4L4.7 10.0L5.4 8.3L3.9 6.1L6.1 3.9L8.3 5.4L10.0 4.7L10.4 2.1L13.6 2.1"
                + "L14.0 4.7L15.7 5.4L17.9 3.9L20.1 6.1L18.6 8.3Z",
            dots: "O12 12 3.1"),
        "house": SymbolShape(
            outline: "M4.5 10L12 3.5L19.5 10L19.5 20.5L14.5 20.5L14.5 14L9.5 14L9.5 20.5L4.5 20.5Z",
            details: "M2 12L12 3.5L22 12"),
        "photo": SymbolShape(
            outline: "R2 4 20 16 3",
            details: "M3 18L9.5 12.5L13.5 16L17 12.5L21.5 17",
            dots: "O8 9 1.9",
            cutout:
                "M3.4 17.6L9.5 12L13.5 15.6L17 12L20.6 15.2L20.6 17.6L17 14.4L13.5 18L9.5 14.4L4.8 18.7Z"),
        "envelope": SymbolShape(
            outline: "R2 5 20 14.5 2.5",
            details: "M3 7L12 13.5L21 7",
            cutout: "M2.6 6.4L12 12.8L21.4 6.4L21.4 8.4L12 14.8L2.6 8.4Z"),
        "phone": SymbolShape(
            outline:
                "M6 3C4 4 3 6 4 9C5.5 14 10 18.5 15 20C18 21 20 20 21 18L17 14.5L14.5 16C12 15 9 12 8 9.5"
                + "L9.5 7Z"),
        "trash": SymbolShape(
            outline: "M5.5 6L7 21.5L17 21.5L18.5 6Z",
            details: "M3.5 6L20.5 6M9 6L9.5 3L14.5 3L15 6M10 10L10.3 17.5M14 10L13.7 17.5"),
        "bookmark": SymbolShape(outline: "M6 2.5L18 2.5L18 21.5L12 16.5L6 21.5Z"),
        "clock": SymbolShape(
            outline: "O12 12 9.5",
            details: "M12 6.5L12 12L16 14",
            cutout: "M11 6L13 6L13 11.4L16.4 13.4L15.4 15L11 12.5Z"),
        "location": SymbolShape(outline: "M3 11L21 3L13 21L12 12Z"),
        "play": SymbolShape(outline: "M6 3.5L20 12L6 20.5Z"),
        "pause": SymbolShape(outline: "R5.5 4 4.5 16 1R14 4 4.5 16 1"),
        "stop": SymbolShape(outline: "R4.5 4.5 15 15 1.5"),
        "bolt": SymbolShape(outline: "M13.5 2L5 13.5L11 13.5L10 22L19 9.5L13 9.5Z"),
        "flame": SymbolShape(
            outline:
                "M12 2C13 6 18 8 18 14.5C18 19 15 22 12 22C9 22 6 19 6 14.5C6 12 7 10 8.5 8.5"
                + "C9 10.5 10 11 11 11C12 8 12 5 12 2Z"),
        "eye": SymbolShape(
            outline: "M2 12C5 7 8.5 5 12 5C15.5 5 19 7 22 12C19 17 15.5 19 12 19C8.5 19 5 17 2 12Z",
            dots: "O12 12 3.2"),
        "lock": SymbolShape(outline: "R5 10.5 14 10.5 2.5", details: "M8 10.5L8 7C8 1.8 16 1.8 16 7L16 10.5"),
        "camera": SymbolShape(
            outline: "M3 7L7.5 7L9 4.5L15 4.5L16.5 7L21 7L21 19.5L3 19.5Z",
            dots: "O12 13 3.8"),
        "paperplane": SymbolShape(outline: "M2 11L22 2.5L15 21.5L11 13.5Z", details: "M11 13.5L22 2.5"),
        "bubble.left": SymbolShape(
            outline:
                "M4 3.5L20 3.5C21 3.5 22 4.5 22 5.5L22 15C22 16 21 17 20 17L11.5 17L6.5 21.5L6.5 17L4 17"
                + "C3 17 2 16 2 15L2 5.5C2 4.5 3 3.5 4 3.5Z"),
        "doc": SymbolShape(outline: "M6 2.5L14 2.5L19 7.5L19 21.5L6 21.5Z", details: "M14 2.5L14 7.5L19 7.5"),
        "folder": SymbolShape(outline: "M2.5 5L9 5L11 7.5L21.5 7.5L21.5 19L2.5 19Z"),
        "tag": SymbolShape(outline: "M3 3L12 3L21.5 12.5L12.5 21.5L3 12Z", dots: "O7.5 7.5 1.6"),
        "moon": SymbolShape(
            outline:
                "M20 14.5C14 17 7.5 11.5 10 4C5 5.5 3 9 3 12.5C3 17 7 21 11.5 21"
                + "C15.5 21 18.5 18.5 20 14.5Z"),
        "sun.max": SymbolShape(
            outline: "O12 12 4.5",
            details:
                "M12 1.5L12 4M12 20L12 22.5M1.5 12L4 12M20 12L22.5 12M4.6 4.6L6.4 6.4M17.6 17.6L19.4 19.4"
                + "M4.6 19.4L6.4 17.6M17.6 6.4L19.4 4.6"),
        "cloud": SymbolShape(
            outline:
                "M7 19C3.5 19 2 16.5 2 14.5C2 12 4 10.5 6 10.5C6.5 7 9 5 12 5C15.5 5 18 7.5 18 10.5"
                + "C20.5 10.5 22 12.5 22 14.7C22 17 20 19 17.5 19Z"),
        "exclamationmark.triangle": SymbolShape(
            outline: "M12 3L22.5 20.5L1.5 20.5Z",
            details: "M12 9L12 14.2",
            dots: "O12 17.3 1.2",
            cutout: "R10.9 8.5 2.2 6.3 1"),
        "creditcard": SymbolShape(
            outline: "R1.5 5 21 14.5 2.5",
            details: "M1.5 9.8L22.5 9.8",
            cutout: "M1.5 8.5L22.5 8.5L22.5 11L1.5 11Z"),
        "gift": SymbolShape(
            outline: "M3.5 11.5L20.5 11.5L20.5 21L3.5 21Z",
            details:
                "R2 7 20 4.5 1M12 7L12 21M12 7C9 7 7 5.5 7.8 3.8C8.8 2 12 3.5 12 7C12 3.5 15.2 2 16.2 3.8"
                + "C17 5.5 15 7 12 7"),
        "square.grid.2x2": SymbolShape(
            outline: "R3 3 7.8 7.8 1.8R13.2 3 7.8 7.8 1.8R3 13.2 7.8 7.8 1.8R13.2 13.2 7.8 7.8 1.8"),
        "book": SymbolShape(
            outline:
                "M12 5.5C9.5 4 6 4 2.5 5L2.5 19C6 18 9.5 18 12 19.5C14.5 18 18 18 21.5 19L21.5 5"
                + "C18 4 14.5 4 12 5.5Z",
            details: "M12 5.5L12 19.5",
            cutout: "R11.4 5.8 1.2 13 0.5"),
        "plus": SymbolShape(
            details: "M12 4L12 20M4 12L20 12",
            cutout:
                "M10.7 4L13.3 4L13.3 10.7L20 10.7L20 13.3L13.3 13.3L13.3 20L10.7 20L10.7 13.3L4 13.3"
                + "L4 10.7L10.7 10.7Z"),
        "minus": SymbolShape(details: "M4 12L20 12", cutout: "R4 10.7 16 2.6 1"),
        "xmark": SymbolShape(
            details: "M5 5L19 19M19 5L5 19",
            cutout:
                "M5.4 7.3L7.3 5.4L12 10.1L16.7 5.4L18.6 7.3L13.9 12L18.6 16.7L16.7 18.6L12 13.9L7.3 18.6"
                + "L5.4 16.7L10.1 12Z"),
        "checkmark": SymbolShape(
            details: "M4 13L9.5 19L20 5",
            cutout: "M3.8 13L5.8 11.4L9.6 16.3L18 4.6L20.1 6L9.8 20Z"),
        "chevron.right": SymbolShape(
            width: 14.5,
            details: "M3.5 4L11 12L3.5 20",
            cutout: "M7 5.5L9 3.5L17 12L9 20.5L7 18.5L13.2 12Z"),
        "chevron.left": SymbolShape(
            width: 14.5,
            details: "M11 4L3.5 12L11 20",
            cutout: "M17 5.5L15 3.5L7 12L15 20.5L17 18.5L10.8 12Z"),
        "chevron.down": SymbolShape(
            details: "M4 8.5L12 16L20 8.5",
            cutout: "M5.5 7L3.5 9L12 17L20.5 9L18.5 7L12 13.2Z"),
        "chevron.up.chevron.down": SymbolShape(
            width: 15,
            details: "M2.5 9L7.5 4L12.5 9M2.5 15L7.5 20L12.5 15"),
        "chevron.up": SymbolShape(
            details: "M4 16L12 8.5L20 16",
            cutout: "M5.5 17L3.5 15L12 7L20.5 15L18.5 17L12 10.8Z"),
        "arrow.left": SymbolShape(details: "M21 12L3 12M10 5L3 12L10 19"),
        "arrow.right": SymbolShape(details: "M3 12L21 12M14 5L21 12L14 19"),
        "arrow.up": SymbolShape(details: "M12 21L12 3M5 10L12 3L19 10"),
        "arrow.down": SymbolShape(details: "M12 3L12 21M5 14L12 21L19 14"),
        "arrow.clockwise": SymbolShape(
            details:
                "M19.5 12C19.5 16.1 16.1 19.5 12 19.5C7.9 19.5 4.5 16.1 4.5 12C4.5 7.9 7.9 4.5 12 4.5"
                + "C14.5 4.5 16.5 5.6 18 7.2M18.5 2.5L18.5 7.5L13.5 7.5"),
        "ellipsis": SymbolShape(
            dots: "O4 12 2.1O12 12 2.1O20 12 2.1",
            cutout: "O4 12 2.1O12 12 2.1O20 12 2.1"),
        "info": SymbolShape(details: "M12 11L12 19", dots: "O12 6 1.6", cutout: "O12 6 1.6R10.6 10 2.8 10 1"),
        "questionmark": SymbolShape(
            details: "M7.5 8C7.5 2.5 16.5 2.5 16.5 8C16.5 11.5 12 11.5 12 15.5",
            dots: "O12 20 1.5"),
        "exclamationmark": SymbolShape(
            details: "M12 4L12 15",
            dots: "O12 19.5 1.5",
            cutout: "R10.6 3.5 2.8 11.5 1.2O12 19 1.7"),
        "magnifyingglass": SymbolShape(details: "O10 10 6.8M15 15L21 21"),
        "pencil": SymbolShape(details: "M4 20L5 15.5L16.5 4L20 7.5L8.5 19Z"),
        "square.and.pencil": SymbolShape(
            details: "M19 13L19 20.5L3.5 20.5L3.5 5L11 5M9 15L10 11.5L18.5 3L21 5.5L12.5 14Z"),
        "square.and.arrow.up": SymbolShape(
            details: "M8 9L5 9L5 21L19 21L19 9L16 9M12 15L12 2.5M8 6L12 2.5L16 6"),
        "square.and.arrow.down": SymbolShape(
            details: "M8 9L5 9L5 21L19 21L19 9L16 9M12 2.5L12 15M8 11.5L12 15L16 11.5"),
        "line.3.horizontal": SymbolShape(details: "M3 6L21 6M3 12L21 12M3 18L21 18"),
        "list.bullet": SymbolShape(
            details: "M8 5.5L22 5.5M8 12L22 12M8 18.5L22 18.5",
            dots: "O3.2 5.5 1.5O3.2 12 1.5O3.2 18.5 1.5"),
        "calendar": SymbolShape(details: "R3 4 18 17.5 3M3 9.5L21 9.5M8 2.5L8 5.5M16 2.5L16 5.5"),
        "cart": SymbolShape(
            details: "M1.5 3.5L4.5 3.5L7.5 16L19 16M5.5 7L21.5 7L19 13.5L7 13.5",
            dots: "O9.5 20 1.7O17.5 20 1.7"),
        "wifi": SymbolShape(
            details:
                "M2 9.5C8 3.8 16 3.8 22 9.5M5.5 13.3C9.3 9.8 14.7 9.8 18.5 13.3M9 17"
                + "C10.8 15.5 13.2 15.5 15 17",
            dots: "O12 20 1.5"),
    ]

    /// Names that mean the same shape.
    static let aliases = [
        "chevron.forward": "chevron.right",
        "chevron.backward": "chevron.left",
        "arrow.forward": "arrow.right",
        "arrow.backward": "arrow.left",
        "gear": "gearshape",
        "message": "bubble.left",
    ]
}
