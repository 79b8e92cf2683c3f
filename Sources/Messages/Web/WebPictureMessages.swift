/// What the small drawings beside fertile days show, for those who do not see them. They speak of no cycle, no body
/// and no plan.
package struct WebPictureMessages: MessageGroup {
    package let language: Language

    package var volcano: String {
        text("web-picture.volcano", "A small volcano throws sparks into the evening sky.")
    }
    package var fireworks: String {
        text("web-picture.fireworks", "Fireworks open like flowers above a dark hill.")
    }
    package var meteor: String {
        text("web-picture.meteor", "A meteor draws a bright line across the stars.")
    }
    package var popcorn: String {
        text("web-picture.popcorn", "Popcorn leaps out of a striped bag.")
    }
    package var rocket: String {
        text("web-picture.rocket", "A round rocket takes off past the moon.")
    }
    package var whale: String {
        text("web-picture.whale", "A whale blows a fountain and smiles.")
    }
}

extension Language {
    package var webPictures: WebPictureMessages { WebPictureMessages(language: self) }
}
