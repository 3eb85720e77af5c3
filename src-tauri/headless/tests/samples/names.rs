//! Who plays.

/// The field of the T1000 game, in several alphabets.
pub const T1000: [&str; 24] = [
    "Łukasz Nowak",
    "Ελένη Παππά",
    "Дмитрий Орлов",
    "山田 太郎",
    "Siobhán O’Reilly",
    "Nguyễn Thị Mai",
    "João Gonçalves",
    "Zoë van den Berg",
    "김서연",
    "Åsa Lindström",
    "İbrahim Yılmaz",
    "Jiří Dvořák",
    "Rosa \"La Roca\" Jiménez",
    "Hannah Weiß",
    "Олена Шевченко",
    "Γιώργος Οικονόμου",
    "王芳",
    "Amara Okafor",
    "Priya Raghunathan",
    "Ben Carter",
    "Dele Adeyemi",
    "Ana Sofía Villaseñor",
    "Þórdís Jónsdóttir",
    "Marek Kowalczyk",
];

/// The same field as a spreadsheet would save it: a heading, quotation marks, a town with a comma in it.
pub fn roster() -> String {
    let mut text = String::from("Name,Town\n");
    for (index, name) in T1000.iter().enumerate() {
        let quoted = name.contains('"') || index % 3 == 0;
        let name =
            if quoted { format!("\"{}\"", name.replace('"', "\"\"")) } else { (*name).to_string() };
        let town = ["\"Delft, South Holland\"", "Leeds", ""][index % 3];
        text.push_str(&format!("{name},{town}\n"));
    }
    text
}

/// The field of the sample: 21 early, 14 before the draw, one late.
pub const SAMPLE: [&str; 36] = [
    "Ivo Petrov",
    "Dele Adeyemi",
    "Marta Kowalska",
    "Sun-hee Park",
    "Tomás Herrera",
    "Ingrid Solberg",
    "Nadia Benali",
    "Kenji Watanabe",
    "Francesca Lombardi",
    "Oluwaseun Adebayo-Richardson",
    "Lars Mikkelsen",
    "Chloé Lefèvre",
    "Piotr Zieliński",
    "Anjali Deshpande",
    "Gareth Llewellyn",
    "Mei-Ling Chen",
    "Bogdan Ionescu",
    "Rania Haddad",
    "Wilhelmina van der Westhuizen",
    "Sam Fletcher",
    "Eszter Szabó",
    "Andrei Volkov",
    "Ronan Gallagher",
    "Beatriz Albuquerque",
    "Yusuf Demir",
    "Hanna Virtanen",
    "Mateus Figueiredo dos Santos",
    "Grace Mwangi",
    "Luka Horvat",
    "Sofia Papadopoulou",
    "Declan Byrne",
    "Tuan Pham",
    "Katarína Nováková",
    "Alexander Friedrich von Hohenberg",
    "Noor Rahman",
    "Joe Castellano",
];
