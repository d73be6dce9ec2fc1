/** A piece of a text, where in it it begins, and whether it is to be marked. */
export type Piece = { at: number; text: string; isMarked: boolean }

/** Cuts a text at these places; every second piece is marked. */
function cut(text: string, ...places: number[]): Piece[] {
  const begins = [0, ...places]
  const pieces = begins.map((at, index) => ({ at, text: text.slice(at, begins[index + 1]), isMarked: index % 2 === 1 }))
  return pieces.filter((piece) => piece.text !== '')
}

/**
 * A narration with the reference marked in it. Banks pad references with zeros, break them with spaces or hyphens and
 * write them in either case; all of these are the same reference.
 */
export function markReference(narration: string, reference: string | null): Piece[] {
  const signs = (reference ?? '').replace(/[^a-z0-9]/gi, '').split('')
  const found = signs.length > 0 ? new RegExp(`0*${signs.join('[\\s-]*')}`, 'i').exec(narration) : null
  return found ? cut(narration, found.index, found.index + found[0].length) : cut(narration)
}

/** A reference with the places marked where it differs from another of the same length. */
export function markDifferences(reference: string, other: string): Piece[] {
  if (reference.length !== other.length) return cut(reference)
  const differs = (at: number) => reference[at] !== other[at]
  const places = Array.from({ length: reference.length }, (_, at) => at)
  return cut(reference, ...places.filter((at) => differs(at) !== (at > 0 && differs(at - 1))))
}
