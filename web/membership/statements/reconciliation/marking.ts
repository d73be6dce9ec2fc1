/** Part of a text; `at` is where it starts. */
export type Piece = { at: number; text: string; isMarked: boolean }

/** Splits a text at these positions; every second piece is marked. */
function split(text: string, ...positions: number[]): Piece[] {
  const starts = [0, ...positions]
  const pieces = starts.map((at, index) => ({ at, text: text.slice(at, starts[index + 1]), isMarked: index % 2 === 1 }))
  return pieces.filter((piece) => piece.text !== '')
}

/**
 * Marks the reference in a narration. Banks pad it with zeros, split it with spaces or hyphens, and write it in any
 * case.
 */
export function markReference(narration: string, reference: string | null): Piece[] {
  const characters = (reference ?? '').replace(/[^a-z0-9]/gi, '').split('')
  const found = characters.length > 0 ? new RegExp(`0*${characters.join('[\\s-]*')}`, 'i').exec(narration) : null
  return found ? split(narration, found.index, found.index + found[0].length) : split(narration)
}

/** Marks where a reference differs from another of the same length. */
export function markDifferences(reference: string, other: string): Piece[] {
  if (reference.length !== other.length) return split(reference)
  const differs = (at: number) => reference[at] !== other[at]
  const positions = Array.from({ length: reference.length }, (_, at) => at)
  return split(reference, ...positions.filter((at) => differs(at) !== (at > 0 && differs(at - 1))))
}
