import UIKit

/// The cell to look at; put one of your own in its place.
final class TicketCell: UITableViewCell {
    let stub = UIImageView()
    let routeLabel = UILabel()
    let priceLabel = UILabel()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        routeLabel.font = .preferredFont(forTextStyle: .headline)
        priceLabel.font = .preferredFont(forTextStyle: .subheadline)
        for view in [stub, routeLabel, priceLabel] { contentView.addSubview(view) }
    }

    required init?(coder: NSCoder) {
        nil
    }

    func show(number: Int) {
        stub.backgroundColor = .systemTeal
        routeLabel.text = "Ferry \(number) to the islands"
        priceLabel.text = "From \(10 + number) a seat"
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        stub.frame = CGRect(x: 16, y: 16, width: 56, height: 56)
        routeLabel.frame = CGRect(x: 88, y: 20, width: contentView.bounds.width - 104, height: 22)
        priceLabel.frame = CGRect(x: 88, y: 48, width: contentView.bounds.width - 104, height: 20)
    }
}
