//! The straight line through measurements that says whether something grows.

/// The slope of the line of least squares through these points; none where they do not make one.
#[must_use]
pub fn slope(points: &[(f64, f64)]) -> Option<f64> {
    let count = points.len() as f64;
    let mean = |of: fn(&(f64, f64)) -> f64| points.iter().map(of).sum::<f64>() / count;
    let (x, y) = (mean(|point| point.0), mean(|point| point.1));
    let spread: f64 = points.iter().map(|point| (point.0 - x).powi(2)).sum();
    let together: f64 = points.iter().map(|point| (point.0 - x) * (point.1 - y)).sum();
    (spread > 0.0).then(|| together / spread)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn noise_about_a_line_does_not_hide_its_slope() {
        let wave = [0.0, 1.0, 0.0, -1.0];
        let points: Vec<(f64, f64)> = (0..400)
            .map(|at| (f64::from(at), 7.0 + 0.5 * f64::from(at) + wave[at as usize % 4]))
            .collect();
        assert!((slope(&points).unwrap() - 0.5).abs() < 0.001);
    }

    #[test]
    fn a_single_moment_has_no_slope() {
        assert_eq!(slope(&[(1.0, 2.0), (1.0, 3.0)]), None);
        assert_eq!(slope(&[]), None);
    }
}
