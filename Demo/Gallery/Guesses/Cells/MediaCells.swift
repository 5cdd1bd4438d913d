import UIKit

/// An episode: loaded, loading, or neither.
final class EpisodeRow: CodeRow, SampledCell {
    let artwork = UIImageView(side: 64, 8, .systemGray5)
    let titleLabel = UILabel(15, .semibold, .label, lines: 2)
    let showLabel = UILabel(12, .regular, .secondaryLabel)
    let durationLabel = UILabel(12, .regular, .secondaryLabel)
    let downloadedView = UIImageView(symbol: "arrow.down.circle.fill", .systemGreen)
    let progress = UIProgressView(progressViewStyle: .default)
    let downloadButton = UIButton(type: .system)

    override func setUp() {
        downloadButton.setImage(UIImage(systemName: "icloud.and.arrow.down"), for: .normal)
        contentView.put(artwork, .leading(16), .top(10), .above(10))
        contentView.put(showLabel, .after(artwork, 12), .top(10), .ending(56))
        contentView.put(titleLabel, .aligned(showLabel), .below(showLabel, 2), .trailing(56))
        contentView.put(durationLabel, .aligned(showLabel), .below(titleLabel, 4), .bottom(10))
        contentView.put(progress, .aligned(showLabel), .level(durationLabel), .trailing(56))
        contentView.put(downloadedView, .trailing(18), .middle, .width(22), .height(22))
        contentView.put(downloadButton, .trailing(14), .middle, .width(30), .height(30))
    }

    static let rows: [(String, String, String, Int)] = [
        ("Tides", "Why rivers bend", "31 min", 0), ("The Long Table", "Salt", "1 h 12 min", 2),
        ("Tides", "A conversation with the keeper of the last inhabited lighthouse", "58 min", 0),
        ("Byte", "#204", "9 min", 1), ("News at six", "Tuesday", "15 min", 0),
    ]

    func show(_ row: (String, String, String, Int)) {
        artwork.image = .photo(.systemOrange)
        (showLabel.text, titleLabel.text, durationLabel.text) = (row.0, row.1, row.2)
        (downloadedView.isHidden, downloadButton.isHidden) = (row.3 != 2, row.3 != 0)
        (progress.isHidden, durationLabel.isHidden) = (row.3 != 1, row.3 == 1)
    }
}

/// A track, with its number or a sign that it plays.
final class TrackRow: CodeRow, SampledCell {
    private let number = UILabel(15, .regular, .secondaryLabel)
    private let playing = UIImageView(symbol: "speaker.wave.2.fill", .systemPink)
    private let song = UILabel(16)
    private let explicit = UILabel(9, .bold, .systemBackground)
    private let artist = UILabel(13, .regular, .secondaryLabel)
    private let length = UILabel(13, .regular, .secondaryLabel)
    private let more = UIButton(type: .system)

    override func setUp() {
        explicit.text = "E"
        explicit.textAlignment = .center
        explicit.backgroundColor = .secondaryLabel
        explicit.round(2)
        number.textAlignment = .center
        more.setImage(UIImage(systemName: "ellipsis"), for: .normal)
        contentView.put(number, .leading(12), .middle, .width(24))
        contentView.put(playing, .leading(14), .middle, .width(20), .height(20))
        contentView.put(song, .leading(48), .top(8))
        contentView.put(explicit, .after(song, 6), .level(song), .width(14), .height(14))
        contentView.put(artist, .leading(48), .below(song, 1), .bottom(8))
        contentView.put(more, .trailing(12), .middle, .width(28), .height(28))
        contentView.put(length, .before(more, 6), .middle)
        explicit.trailingAnchor.constraint(lessThanOrEqualTo: length.leadingAnchor, constant: -8).isActive =
            true
    }

    static let rows: [(Int, String, String, String, Bool)] = [
        (1, "Intro", "Kestrel", "0:48", false),
        (2, "Harbour Lights (Live in Gothenburg)", "Kestrel", "6:02", false),
        (3, "No", "Kestrel & Friends of the Family", "3:11", true), (10, "Slow", "Kestrel", "3:40", false),
        (11, "Everything You Left Here", "Kestrel feat. Ume", "4:27", true),
    ]

    func show(_ row: (Int, String, String, String, Bool)) {
        (number.text, song.text, artist.text, length.text) = ("\(row.0)", row.1, row.2, row.3)
        (explicit.isHidden, playing.isHidden, number.isHidden) = (!row.4, row.0 != 3, row.0 == 3)
    }
}

/// An album.
final class AlbumTile: CodeItem, SampledCell {
    let cover = UIImageView()
    let album = UILabel(13, .medium)
    let band = UILabel(13, .regular, .secondaryLabel)

    static let size = CGSize(width: 165, height: 208)

    override func setUp() {
        cover.backgroundColor = .systemGray5
        cover.round(6)
        contentView.put(cover, .leading(0), .top(0), .trailing(0), .height(165))
        contentView.put(album, .leading(0), .below(cover, 5), .ending(0))
        contentView.put(band, .leading(0), .below(album, 1), .ending(0))
    }

    static let rows = [
        ("Loom", "Fir"), ("Songs for a Broken Tape Recorder", "The Inland Sea"), ("IV", "Oro"),
        ("Winter Work", "Ada Lindqvist"), ("At the Roundhouse", "Various Artists"),
    ]

    func show(_ row: (String, String)) {
        cover.image = .photo(.systemRed)
        (album.text, band.text) = row
    }
}

/// A video, from an interface file.
final class VideoCell: UITableViewCell, SampledCell {
    weak var thumbnail: UIImageView!
    weak var lengthLabel: UILabel!
    weak var liveLabel: UILabel!
    weak var titleLabel: UILabel!
    weak var channelLabel: UILabel!
    weak var viewsLabel: UILabel!
    weak var watchedBar: UIProgressView!

    static let look = SampledLook(isNib: true)
    static let size = CGSize(width: 0, height: 110)

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        let thumb = UIImageView()
        thumb.backgroundColor = .systemGray5
        let (length, live) = (UILabel(nib: "00:00", .caption2), UILabel(nib: "LIVE", .caption2))
        for (label, color) in [(length, UIColor.black), (live, .systemRed)] {
            label.textColor = .white
            label.backgroundColor = color
        }
        let bar = UIProgressView(progressViewStyle: .default)
        let title = UILabel(nib: "Video title that can take up to two lines", .subheadline, lines: 2)
        let (channel, views) = (UILabel(nib: "Channel", .caption1), UILabel(nib: "1.2M views", .caption1))
        contentView.put(thumb, .leading(12), .top(10), .width(160), .height(90))
        contentView.put(length, .leading(130), .top(80))
        contentView.put(live, .leading(16), .top(14))
        contentView.put(bar, .leading(12), .top(98), .width(160))
        contentView.put(title, .after(thumb, 10), .top(10), .trailing(12))
        contentView.put(channel, .aligned(title), .below(title, 4), .ending(12))
        contentView.put(views, .aligned(title), .below(channel, 2), .ending(12))
        (thumbnail, lengthLabel, liveLabel, watchedBar) = (thumb, length, live, bar)
        (titleLabel, channelLabel, viewsLabel) = (title, channel, views)
    }

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
    }

    static let rows: [(String, String, String, String?, Float)] = [
        ("How to sharpen a plane", "Woodlot", "88K views", "12:40", 0),
        ("Snow cam", "Gallivare", "311 watching", nil, 0),
        (
            "One year alone in the forest: building a cabin from start to end", "North & Quiet", "4.1M views",
            "1:58:02", 0.4
        ),
        ("Trailer", "Cinema 8", "9 views", "1:02", 0),
        ("Bread", "Flour Power Kitchen", "12K views", "24:19", 0),
    ]

    func show(_ row: (String, String, String, String?, Float)) {
        thumbnail.image = .photo(.systemGray2)
        (titleLabel.text, channelLabel.text, viewsLabel.text, lengthLabel.text) = (row.0, row.1, row.2, row.3)
        (lengthLabel.isHidden, liveLabel.isHidden) = (row.3 == nil, row.3 != nil)
        (watchedBar.progress, watchedBar.isHidden) = (row.4, row.4 == 0)
    }
}

/// A podcast, with a pill that plays it.
final class PodcastCell: CodeRow, SampledCell {
    private let a = UILabel(style: .caption1, .secondaryLabel)
    private let b = UILabel(style: .headline, lines: 2)
    private let c = UILabel(style: .subheadline, .secondaryLabel, lines: 3)
    private let pill = UIView()
    private let play = UIImageView(symbol: "play.fill", .systemPurple)
    private let left = UILabel(style: .footnote, .systemPurple)

    override func setUp() {
        pill.backgroundColor = .systemGray6
        pill.round(15)
        pill.put(play, .leading(10), .middle, .width(12), .height(12))
        pill.put(left, .after(play, 6), .middle, .trailing(12))
        pill.side(nil, 30)
        let foot = UIStackView(.horizontal, 8, [pill, UIView(), UIImageView(symbol: "ellipsis")], .center)
        let all = UIStackView(.vertical, 4, [a, b, c, foot])
        all.setCustomSpacing(10, after: c)
        contentView.fill(all, 16)
    }

    static let rows: [(String, String, String, String)] = [
        ("TODAY", "Glass", "How it is made, and why it took so long to be clear.", "41 min"),
        ("3 MAR", "Bonus", "", "6 min left"),
        (
            "FRIDAY", "The woman who counted birds", "For sixty years, every morning, at the same window.",
            "1 hr 3 min"
        ),
        ("2024", "Pilot", "Where it began", "Played"),
        (
            "YESTERDAY", "What we talk about when nobody is listening",
            "Three linguists, one hidden microphone, and four thousand hours of small talk in lifts, kitchens and "
                + "waiting rooms all over the country.", "52 min"
        ),
    ]

    func show(_ row: (String, String, String, String)) { (a.text, b.text, c.text, left.text) = row }
}

/// A book with a ring that says how far it was read.
final class BookTile: CodeItem, SampledCell {
    let jacket = UIImageView()
    let ringView = UIView()
    let track = CAShapeLayer()
    let arc = CAShapeLayer()
    let percentLabel = UILabel(10, .semibold)
    let finishedBadge = UILabel(10, .bold, .white)

    static let size = CGSize(width: 110, height: 196)

    override func setUp() {
        jacket.backgroundColor = .systemGray5
        finishedBadge.text = "FINISHED"
        finishedBadge.backgroundColor = .systemGreen
        contentView.put(jacket, .leading(0), .top(0), .trailing(0), .height(156))
        contentView.put(ringView, .leading(0), .below(jacket, 6), .width(30), .height(30))
        for (layer, color) in [(track, UIColor.systemGray5), (arc, .systemBlue)] {
            layer.path = UIBezierPath(ovalIn: CGRect(x: 2, y: 2, width: 26, height: 26)).cgPath
            layer.fillColor = nil
            layer.strokeColor = color.cgColor
            layer.lineWidth = 3
            ringView.layer.addSublayer(layer)
        }
        contentView.put(percentLabel, .after(ringView, 6), .level(ringView))
        contentView.put(finishedBadge, .leading(0), .below(jacket, 12))
    }

    static let rows: [Double] = [0.04, 0.61, 1, 0.12, 0.33]

    func show(_ row: Double) {
        jacket.image = .photo(.systemMint)
        arc.strokeEnd = row
        percentLabel.text = "\(Int(row * 100)) %"
        (ringView.isHidden, percentLabel.isHidden, finishedBadge.isHidden) = (row == 1, row == 1, row < 1)
    }
}

/// A picture among others: a video, chosen, a favorite, or nothing of these.
final class PhotoTile: CodeItem, SampledCell {
    let imageView = UIImageView()
    let videoLength = UILabel(11, .semibold, .white)
    let selection = UIImageView(symbol: "checkmark.circle.fill", .systemBlue)
    let favorite = UIImageView(symbol: "heart.fill", .white)

    static let size = CGSize(width: 92, height: 92)

    override func setUp() {
        imageView.contentMode = .scaleAspectFill
        contentView.fill(imageView)
        contentView.put(videoLength, .trailing(5), .bottom(4))
        contentView.put(selection, .trailing(4), .bottom(4), .width(22), .height(22))
        contentView.put(favorite, .leading(4), .bottom(4), .width(16), .height(16))
    }

    static let rows: [(String?, Bool, Bool)] = [
        (nil, false, false), ("0:12", false, false), (nil, false, true), (nil, false, false),
        (nil, true, false),
    ]

    func show(_ row: (String?, Bool, Bool)) {
        imageView.image = .photo(.systemCyan)
        (videoLength.text, selection.isHidden, favorite.isHidden) = (row.0, !row.1, !row.2)
    }
}

/// A playlist with four covers, from an interface file.
final class PlaylistCell: UITableViewCell, SampledCell {
    weak var img1: UIImageView!
    weak var img2: UIImageView!
    weak var img3: UIImageView!
    weak var img4: UIImageView!
    weak var lblTitle: UILabel!
    weak var lblCount: UILabel!
    weak var btnPlay: UIButton!

    static let look = SampledLook(isNib: true)

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        let images = (0..<4).map { _ in UIImageView(side: 30, 0, .systemGray5) }
        let quarters = UIStackView(
            .vertical, 0,
            [
                UIStackView(.horizontal, 0, [images[0], images[1]]),
                UIStackView(.horizontal, 0, [images[2], images[3]]),
            ])
        let (title, count) = (UILabel(nib: "Playlist", .headline), UILabel(nib: "12 songs", .footnote))
        let play = UIButton(type: .system)
        play.setImage(UIImage(systemName: "play"), for: .normal)
        contentView.put(quarters, .leading(16), .top(10), .bottom(10))
        contentView.put(play, .trailing(16), .middle, .width(44), .height(44))
        contentView.put(title, .after(quarters, 14), .top(18), .until(play, 8))
        contentView.put(count, .aligned(title), .below(title, 3))
        (img1, img2, img3, img4) = (images[0], images[1], images[2], images[3])
        (lblTitle, lblCount, btnPlay) = (title, count, play)
    }

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
    }

    static let rows = [
        ("Run", 31), ("Sunday mornings with the window open", 212), ("90s", 8), ("Mix", 50),
        ("For the drive north", 104),
    ]

    func show(_ row: (String, Int)) {
        for image in [img1, img2, img3, img4] { image?.image = .photo(.systemBrown) }
        (lblTitle.text, lblCount.text) = (row.0, "\(row.1) songs")
    }
}

/// A line of a song, large and in the dark.
final class LyricsRow: CodeRow, SampledCell {
    private let line = UILabel(28, .bold, .label, lines: 0)

    static let look = SampledLook(isDark: true)

    override func setUp() { contentView.fill(line, 14) }

    static let rows = [
        "Oh", "The tide came in", "and we were talking still about the weather", "Oh", "as if it mattered",
    ]

    func show(_ row: String) { line.text = row }
}

/// A series, in the dark.
final class SeriesCard: CodeRow, SampledCell {
    let poster = UIImageView()
    let name = UILabel(style: .title3, .label, lines: 2)
    let year = UILabel(style: .caption1, .secondaryLabel)
    let star = UIImageView(symbol: "star.fill", .systemYellow)
    let score = UILabel(style: .caption1)
    let genres = UIStackView(.horizontal, 6, [])
    let plot = UILabel(style: .footnote, .secondaryLabel, lines: 3)
    let newEpisodes = UILabel(style: .caption2, .white)

    static let look = SampledLook(isDark: true)

    override func setUp() {
        poster.backgroundColor = .systemGray5
        poster.side(90, 135)
        newEpisodes.text = " NEW EPISODES "
        newEpisodes.backgroundColor = .systemRed
        for _ in 0..<3 {
            let genre = UILabel(style: .caption2, .secondaryLabel)
            genre.backgroundColor = .tertiarySystemFill
            genres.addArrangedSubview(genre)
        }
        let facts = UIStackView(.horizontal, 6, [year, star, score, newEpisodes, UIView()], .center)
        let texts = UIStackView(.vertical, 6, [name, facts, genres, plot], .leading)
        contentView.fill(UIStackView(.horizontal, 14, [poster, texts], .top), 16)
    }

    static let rows: [(String, String, String, [String], String, Bool)] = [
        (
            "Fjord", "2023", "8.1", ["Drama", "Crime"], "A body, a ferry, and a village that says nothing.",
            true
        ),
        ("The Accountants", "2019–2021", "7", ["Comedy"], "Numbers.", false),
        ("Ash", "2025", "–", ["Sci-Fi", "Horror", "Mystery"], "", false),
        (
            "A Field Guide to Leaving", "2020", "8.8", ["Drama"],
            "Two sisters clear the house of their mother, room by room, and find in each of them another life that "
                + "she might have led.", false
        ),
        ("Low Tide", "2022", "6.4", ["Documentary"], "Six weeks on a mud flat.", false),
    ]

    func show(_ row: (String, String, String, [String], String, Bool)) {
        poster.image = .photo(.systemIndigo)
        (name.text, year.text, score.text, plot.text, newEpisodes.isHidden) = (
            row.0, row.1, row.2, row.4, !row.5
        )
        for (index, view) in genres.arrangedSubviews.enumerated() {
            guard let genre = view as? UILabel else { continue }
            genre.text = index < row.3.count ? " \(row.3[index]) " : nil
            genre.isHidden = index >= row.3.count
        }
    }
}
