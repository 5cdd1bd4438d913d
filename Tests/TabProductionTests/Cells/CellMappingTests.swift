import TabProduction
import TestDevice
import Testing
import UIKit

/// The kinds of cell that TABAnimated's demo is made of, rebuilt with views of our own: each has the
/// numbers that it has there, counted without the system's views.
@MainActor
@Suite("Cells", .ownDevice)
struct CellMappingTests {
    private func map(
        _ prototype: CellAnimated, _ width: CGFloat = 320, _ height: CGFloat,
        nested: @escaping @MainActor (UIView) -> NestedSkeleton = { _ in .none }
    ) -> Production {
        Producer(stores: [], nested: nested).production(
            for: ProductionRequest(
                subject: .prototype(prototype), owner: "Screen", size: CGSize(width: width, height: height),
                traits: UITraitCollection(), layoutDirection: .leftToRight))
    }

    @Test func `a row by constraints alone whose texts are empty`() {
        #expect(
            map(CellAnimated(StatusCell.self), 320, 90).listing == """
                0 picture image 15,15 60x60 r5
                1 titleLabel label 85,17 137x13 r4
                2 timeLabel label 85,40 57x11 r3
                3 statusButton button 85,55 70x20 r10
                """)
    }

    @Test func `a row with a text of three lines`() {
        #expect(
            map(CellAnimated(SummaryCell.self), 320, 100).listing == """
                0 picture image 15,10 80x80
                1 summary label 105,12 200x46 bars 3 r4
                """)
    }

    @Test func `a row with frames and constraints and a thin line`() {
        #expect(
            map(CellAnimated(AdviserCell.self), 320, 90).listing == """
                0 portrait image 15,15 60x60 r30
                1 kindLabel label 90,17 41x13 r4
                2 nameLabel label 90,39 57x13 r4
                3 areaLabel label 90,62 137x13 r4
                4 line block 15,89 290x1
                """)
    }

    @Test func `a row whose content is one view beside the content view`() {
        #expect(
            map(CellAnimated(ParcelCell.self), 320, 80).listing == """
                0 parcel.stamp image 15,15 50x50 r25
                1 parcel.title label 80,21 120x14 r4
                2 parcel.content label 80,48 85x11 r3
                """)
    }

    @Test func `a row with a card beside the content view`() {
        let production = map(CellAnimated(OfferCell.self), 320, 130)

        #expect(production.cards.map(\.frame) == [CGRect(x: 15, y: 10, width: 290, height: 110)])
        #expect(
            production.listing == """
                0 card.picture image 25,20 60x60
                1 card.info label 235,22 60x11 r3
                2 card.title label 95,22 92x11 r3
                3 card.content label 95,42 200x40 bars 3 r3
                4 card.time label 25,97 64x11 r3
                5 card.price label 245,97 43x11 r3
                """)
    }

    @Test func `a row with a list that has a skeleton of its own`() {
        #expect(
            map(CellAnimated(ShelfCell.self), 320, 100) { $0 is UICollectionView ? .separate : .none }.listing
                == "")
    }

    @Test func `a row with a list without one is a block`() {
        #expect(
            map(CellAnimated(ShelfCell.self), 320, 100).listing == """
                0 shelf block 0,0 320x100
                """)
    }

    @Test func `a row from a nib has the order of the nib`() {
        UINib.headlessObjects["LetterCell"] = {
            nibObjects(LetterCell(style: .default, reuseIdentifier: nil))
        }
        let prototype = CellAnimated(LetterCell.self, nib: UINib(nibName: "LetterCell", bundle: nil))

        #expect(
            map(prototype, 320, 110).listing == """
                0 dateLabel label 245,15 60x11 r3
                1 senderLabel label 80,13 118x14 r4
                2 portrait image 15,15 50x50 r25
                3 bodyLabel label 80,64 225x27 bars 2 r3
                4 subjectLabel label 80,37 113x13 r4
                """)
    }

    @Test func `a row as high as its text asks`() {
        let production = map(CellAnimated(NoteCell.self), 320, 0)

        #expect(production.size.height > 86 && production.size.height < 92)
        #expect(
            production.listing == """
                0 titleLabel label 15,13 290x42 bars 2 r5
                1 timeLabel label 15,68 57x11 r3
                """)
    }

    @Test func `a post with three pictures`() {
        #expect(
            map(CellAnimated(PostItem.self), 320, 255).listing == """
                0 portrait image 15,15 40x40 r20
                1 author label 65,17 77x13 r4
                2 date label 65,40 57x11 r3
                3 content label 15,67 290x76 bars 4 r4
                4 pictures[0] image 15,155 90x90
                5 pictures[1] image 115,155 90x90
                6 pictures[2] image 215,155 90x90
                """)
    }

    @Test func `an item whose content view is the card`() {
        let production = map(CellAnimated(OfferItem.self), 290, 110)

        #expect(production.surface.shadow?.radius == 6)
        #expect(production.surface.cornerRadius == 12)
        #expect(
            production.listing == """
                0 offer.picture image 10,10 60x60
                1 offer.info label 220,12 60x11 r3
                2 offer.title label 80,12 92x11 r3
                3 offer.content label 80,32 200x40 bars 3 r3
                4 offer.time label 10,87 64x11 r3
                5 offer.price label 230,87 43x11 r3
                """)
    }

    @Test func `a tile of a waterfall`() {
        #expect(
            map(CellAnimated(TileItem.self), 145, 210).listing == """
                0 picture image 0,0 145x140
                1 title label 8,150 106x11 r3
                2 content label 8,169 85x11 r3
                3 price label 8,188 43x11 r3
                """)
    }

    @Test func `an item with labels that the app has hidden`() {
        #expect(
            map(CellAnimated(AdviserItem.self), 320, 110).listing == """
                0 portrait image 15,15 60x60
                1 kind label 90,17 60x13 r4
                2 name label 90,38 57x13 r4
                3 area label 90,59 137x13 r4
                4 line block 15,109 290x1
                5 tags[0] label 90,82 50x20 hidden
                6 tags[1] label 150,82 50x20 hidden
                7 tags[2] label 210,82 50x20 hidden
                """)
    }

    // TABAnimated maps hidden views always; its demo relies on it for these three labels.
    @Test func `labels that the app has hidden are mapped when the options say so`() {
        var options = MappingOptions()
        options.mapsHiddenViews = true
        let cell = AdviserItem(frame: CGRect(x: 0, y: 0, width: 320, height: 110))

        let components = ViewMapper(options: options).map(cell).components

        #expect(components[5...7].map(\.name) == ["tags[0]", "tags[1]", "tags[2]"])
        #expect(components[5...7].allSatisfy { !$0.isRemoved })
    }

    @Test func `an article`() {
        #expect(
            map(CellAnimated(ArticleItem.self), 320, 100).listing == """
                0 picture image 215,15 90x70
                1 title label 15,19 190x33 bars 2 r4
                2 source label 15,70 50x11 r3
                """)
    }

    @Test func `a day with a centered date`() {
        #expect(
            map(CellAnimated(DailyItem.self), 320, 170).listing == """
                0 picture image 15,10 290x120
                1 date label 141,142 39x13 r4
                """)
    }

    @Test func `a course with a price at the right`() {
        #expect(
            map(CellAnimated(CourseItem.self), 320, 90).listing == """
                0 picture image 15,15 100x60
                1 title label 125,18 121x13 r4
                2 teacher label 125,39 90x13 r4
                3 price label 277,60 28x13 r4
                """)
    }

    @Test func `one picture of full size`() {
        #expect(
            map(CellAnimated(PictureItem.self), 80, 80).listing == """
                0 picture image 0,0 80x80 r8
                """)
    }

    @Test func `an item from a nib`() {
        UINib.headlessObjects["TicketItem"] = { nibObjects(TicketItem(frame: .zero)) }
        let prototype = CellAnimated(TicketItem.self, nib: UINib(nibName: "TicketItem", bundle: nil))

        #expect(
            map(prototype, 320, 148).listing == """
                0 title label 15,19 121x13 r4
                1 place label 15,49 57x13 r4
                2 seat label 15,79 120x13 r4
                3 buyButton button 220,100 85x34 r17
                """)
    }

    // The back view is as large as the header: it takes its number, and is not drawn.
    @Test func `a header with a back view and a bar of color`() {
        #expect(
            map(CellAnimated(AccentHeader.self), 320, 60).listing == """
                0 back block 0,0 320x60 surface
                1 title label 25,23 142x14 r4
                2 accent block 15,23 3x14
                """)
    }

    @Test(arguments: [false, true])
    func `a header that adds its constraints while it lays out`(isBefore17: Bool) {
        let own = SystemAge.isBefore17
        defer { SystemAge.isBefore17 = own }
        SystemAge.isBefore17 = isBefore17
        #expect(
            map(CellAnimated(ProfileHeader.self), 320, 100).listing == """
                0 back block 0,0 320x100 surface
                1 portrait image 15,20 60x60 r30
                2 name label 90,28 82x14 r4
                3 note label 90,62 85x11 r3
                """)
    }

    @Test func `the head of a page`() {
        #expect(
            map(CellAnimated(PageHead.self), 320, 120).listing == """
                0 portrait image 15,20 80x80 r40
                1 name label 110,38 82x14 r4
                2 note label 110,67 85x11 r3
                """)
    }
}

/// What a nib hands out: the object, which is told that it comes from one.
@MainActor
private func nibObjects(_ view: UIView) -> [Any] {
    [view]
}
