extension SampledList {
    /// All lists of the sample, by theme.
    static var all: [SampledList] { chats + shops + settings + media + lists + forms + places }

    private static var chats: [SampledList] {
        [
            SampledList(ConversationCell.self), SampledList(BubbleRow.self), SampledList(VoiceCell.self),
            SampledList(NoticeRow.self), SampledList(GroupCell.self), SampledList(CallCell.self),
            SampledList(ReplyCell.self), SampledList(ChannelCell.self),
        ]
    }

    private static var shops: [SampledList] {
        [
            SampledList(ProductTile.self), SampledList(CartRow.self), SampledList(ProductCell.self),
            SampledList(ReviewRow.self), SampledList(CouponCell.self), SampledList(StepCell.self),
            SampledList(OrderRow.self), SampledList(SizeChip.self), SampledList(StoreBanner.self),
        ]
    }

    private static var settings: [SampledList] {
        [
            SampledList(ToggleRow.self), SampledList(ValueCell.self), SampledList(AccountRow.self),
            SampledList(SliderRow.self), SampledList(StorageRow.self), SampledList(ChoiceCell.self),
            SampledList(SystemRow.self), SampledList(ActionRow.self), SampledList(DeviceTile.self),
        ]
    }

    private static var media: [SampledList] {
        [
            SampledList(EpisodeRow.self), SampledList(TrackRow.self), SampledList(AlbumTile.self),
            SampledList(VideoCell.self), SampledList(PodcastCell.self), SampledList(BookTile.self),
            SampledList(PhotoTile.self), SampledList(PlaylistCell.self), SampledList(LyricsRow.self),
            SampledList(SeriesCard.self),
        ]
    }

    private static var lists: [SampledList] {
        [
            SampledList(MailRow.self), SampledList(TaskRow.self), SampledList(PersonCell.self),
            SampledList(EventRow.self), SampledList(FileRow.self), SampledList(BranchCell.self),
            SampledList(StoryCard.self), SampledList(MoneyRow.self), SampledList(StockRow.self),
            SampledList(WeatherRow.self), SampledList(TransitCell.self), SampledList(RankRow.self),
            SampledList(TopicRow.self),
        ]
    }

    private static var forms: [SampledList] {
        [
            SampledList(FieldRow.self), SampledList(QuestionCell.self), SampledList(NoteRow.self),
            SampledList(PickerRow.self), SampledList(LessonCell.self), SampledList(UploadRow.self),
        ]
    }

    private static var places: [SampledList] {
        [
            SampledList(MapRow.self), SampledList(HotelCell.self), SampledList(DinerCard.self),
            SampledList(TripRow.self), SampledList(FlightCard.self), SampledList(RentalCell.self),
            SampledList(RunRow.self), SampledList(ProfileRow.self), SampledList(CommentRow.self),
            SampledList(ActivityCell.self), SampledList(ChallengeCell.self), SampledList(TalkCell.self),
        ]
    }
}
