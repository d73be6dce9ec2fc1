/** A week without trade has no price: null, never 0. */
export type Week = { from: string; price: number | null; tonnes: number | null }
