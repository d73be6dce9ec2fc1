/** A text with its place on the page, in points from the left and from the top. */
export type TextPiece = { text: string; left: number; right: number; top: number; size: number }
export type TextLine = { pieces: TextPiece[]; top: number; size: number }
export type TextCell = { text: string; left: number; right: number }

/** Texts at the same height, from left to right. */
export function linesOf(pieces: TextPiece[]): TextLine[] {
  const lines: TextLine[] = []
  for (const piece of pieces.flatMap(splitAtGaps).toSorted((a, b) => a.top - b.top || a.left - b.left)) {
    const line = lines.at(-1)
    if (line && piece.top - line.top < line.size * 0.4) line.pieces.push(piece)
    else lines.push({ pieces: [piece], top: piece.top, size: piece.size })
  }
  for (const line of lines) line.pieces.sort((a, b) => a.left - b.left)
  return lines
}

/** Some programs write a whole row as one text with spaces between the columns. */
function splitAtGaps(piece: TextPiece): TextPiece[] {
  const { text, left, right } = piece
  const perCharacter = (right - left) / text.length
  return [...text.matchAll(/\S+(?: \S+)*/g)].map(({ 0: part, index }) => ({
    ...piece,
    text: part,
    left: left + index * perCharacter,
    right: left + (index + part.length) * perCharacter,
  }))
}

/** Joins texts above each other or with less than a wide space between them: the words of one heading. */
export function cellsOf(pieces: TextPiece[]): TextCell[] {
  const cells: { parts: TextPiece[]; left: number; right: number }[] = []
  for (const piece of pieces.toSorted((a, b) => a.left - b.left)) {
    const cell = cells.at(-1)
    if (cell && piece.left - cell.right < piece.size * 0.5) {
      cell.parts.push(piece)
      cell.right = Math.max(cell.right, piece.right)
    } else cells.push({ parts: [piece], left: piece.left, right: piece.right })
  }
  return cells.map(({ parts, left, right }) => ({ text: inReadingOrder(parts), left, right }))
}

const inReadingOrder = (parts: TextPiece[]) =>
  parts
    .toSorted((a, b) => (Math.abs(a.top - b.top) < a.size * 0.4 ? a.left - b.left : a.top - b.top))
    .map(({ text }) => text.trim())
    .join(' ')
