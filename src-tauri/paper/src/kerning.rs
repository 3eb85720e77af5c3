//! Pairs of letters that stand closer than their widths say, such as "To" and "AV".

use crate::fonts::Face;

/// The kerned pairs of a font, sorted.
pub(crate) struct Kerning {
    pairs: Vec<(char, char, f32)>,
}

impl Kerning {
    /// Reads the table that lies beside a bundled font: five bytes a pair, two characters of
    /// sixteen bits and a distance in thousandths of the type size. The fallbacks have none.
    pub(crate) fn of(face: Face) -> Self {
        let bytes: &[u8] = match face {
            Face::ArchivoRegular => include_bytes!("../../../assets/fonts/Archivo-Regular.kern"),
            Face::ArchivoSemiBold => include_bytes!("../../../assets/fonts/Archivo-SemiBold.kern"),
            Face::ArchivoCondensedBold => {
                include_bytes!("../../../assets/fonts/Archivo-CondensedBold.kern")
            }
            _ => &[],
        };
        let (rows, _) = bytes.as_chunks::<5>();
        let pairs = rows
            .iter()
            .filter_map(|&[a, b, c, d, distance]| {
                let letter = |bytes| char::from_u32(u32::from(u16::from_le_bytes(bytes)));
                let distance = f32::from(i8::from_le_bytes([distance]));
                Some((letter([a, b])?, letter([c, d])?, distance / 1000.0))
            })
            .collect();
        Kerning { pairs }
    }

    /// What is added between two letters, as a share of the type size; mostly nothing.
    pub(crate) fn between(&self, left: char, right: char) -> f32 {
        self.pairs
            .binary_search_by(|&(l, r, _)| (l, r).cmp(&(left, right)))
            .ok()
            .and_then(|at| self.pairs.get(at))
            .map_or(0.0, |&(_, _, distance)| distance)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_that_overhang_move_together_and_digits_never_do() {
        let kerning = Kerning::of(Face::ArchivoRegular);
        assert!(kerning.between('T', 'o') < -0.05);
        assert!(kerning.between('A', 'V') < -0.02);
        assert_eq!(kerning.between('n', 'n'), 0.0);
        assert_eq!(kerning.between('1', '1'), 0.0);
        assert_eq!(Kerning::of(Face::NotoRegular).between('T', 'o'), 0.0);
    }
}
