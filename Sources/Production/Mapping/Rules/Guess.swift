/// A guess at what content will look like, which no view says and no app.
///
/// What a view of UIKit's is, and what an app says of its views, is no guess and stands here nowhere. Each guess has its
/// name here, and is asked by it at one place, so that it can be left out to see what it is worth. `Demo guesses` does so.
@MainActor
package enum Guess: String, CaseIterable {
    // Of views: which of them will be seen, and as what.
    case asLargeAsRoot, touchesOverRoot, touches, unseen, emptyOverPicture, emptyAcrossText
    case drawsItself, badge, spacer, comingPicture
    case softSymbol

    // Of texts: how long they will be.
    case standIn, names, fonts, variations, headline, place, oneOfMany, badgeText, smallBox
    case titleOfFigure, columns, longestLine

    // Of what a layout leaves room for.
    case limit, besideShapes, largeFonts

    /// The guesses that are left out; none in an app.
    package static var leftOut: Set<Guess> = []

    /// Whether the guess is made.
    var isMade: Bool { Self.leftOut.isEmpty || !Self.leftOut.contains(self) }
}
