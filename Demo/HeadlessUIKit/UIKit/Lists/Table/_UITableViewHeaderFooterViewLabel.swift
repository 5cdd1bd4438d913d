/// The private class of the labels that headers and footers make.
final class _UITableViewHeaderFooterViewLabel: UILabel {}
