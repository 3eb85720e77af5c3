

export type FirstButton = "ace";
