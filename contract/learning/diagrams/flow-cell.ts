/**
 * A place in a rank: a box, or a point where an arrow passes, which may carry its label. `across` is the axis of the
 * rank, `along` the one from rank to rank.
 */
export type Cell = {
  rank: number
  lines: string[]
  breadth: number
  depth: number
  across: number
  along: number
  next: Cell[]
  previous: Cell[]
}
