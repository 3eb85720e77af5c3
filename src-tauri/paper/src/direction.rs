//! Putting right-to-left names in the order in which they stand on paper.
//!
//! Unicode's own rules for mixed directions. Explicit direction marks never get here; `clean` takes them out.

use unicode_bidi::BidiInfo;

/// A stretch of a line that runs one way.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Stretch {
    /// The text as typed.
    pub text: String,
    /// True if it is drawn from right to left.
    pub right_to_left: bool,
}

/// The stretches of a line from left to right.
pub(crate) fn visual_order(text: &str) -> Vec<Stretch> {
    // Nearly every name and figure is plain, and ten thousand cards are laid out while someone waits.
    if text.is_ascii() {
        return vec![Stretch { text: text.to_owned(), right_to_left: false }];
    }
    let order = BidiInfo::new(text, None);
    let mut stretches = Vec::new();
    for paragraph in &order.paragraphs {
        let (levels, runs) = order.visual_runs(paragraph, paragraph.range.clone());
        stretches.extend(runs.into_iter().map(|run| Stretch {
            right_to_left: levels[run.start].is_rtl(),
            text: text[run].to_owned(),
        }));
    }
    stretches
}

/// Brackets face the other way when the text does.
pub(crate) fn mirrored(c: char) -> char {
    match c {
        '(' => ')',
        ')' => '(',
        '[' => ']',
        ']' => '[',
        '{' => '}',
        '}' => '{',
        '<' => '>',
        '>' => '<',
        '«' => '»',
        '»' => '«',
        other => other,
    }
}

#[cfg(test)]
mod tests {
    use super::visual_order;

    fn order(text: &str) -> Vec<String> {
        visual_order(text)
            .into_iter()
            .map(|s| format!("{}{}", if s.right_to_left { "<" } else { ">" }, s.text))
            .collect()
    }

    #[test]
    fn a_name_from_right_to_left_keeps_its_number_readable() {
        assert_eq!(order("דוד כהן"), ["<דוד כהן"]);
        assert_eq!(order("כהן 42"), [">42", "<כהן "]);
    }

    #[test]
    fn mixed_names_keep_their_parts_in_order() {
        assert_eq!(order("Anna כהן Berg"), [">Anna ", "<כהן", "> Berg"]);
        assert_eq!(order("Anna Berg"), [">Anna Berg"]);
        assert_eq!(order("Zoë 42"), [">Zoë 42"]);
        assert_eq!(order("Zoë (محمد علي) 7"), [">Zoë (", "<محمد علي", ">) ", ">7"]);
    }

    #[test]
    fn amounts_and_brackets_within_a_name_from_right_to_left_stay_whole() {
        assert_eq!(order("כהן 1,250.50"), [">1,250.50", "<כהן "]);
        assert_eq!(order("כהן (Anna) לוי"), ["<) לוי", ">Anna", "<כהן ("]);
        assert_eq!(order("علي ١٢٣"), [">١٢٣", "<علي "]);
    }
}
