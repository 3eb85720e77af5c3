

export type Ante = { "type": "none" } | { "type": "per_player", chips: number, } | { "type": "big_blind", chips: number, };
