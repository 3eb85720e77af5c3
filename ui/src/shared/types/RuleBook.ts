

export type RuleBook = "hpt";
