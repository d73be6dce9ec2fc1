import { headingRole, isAmountRole, type HeadingRole } from '../headings.ts'
import type { TextCell, TextLine, TextPiece } from './pdf-lines.ts'

/** From `start` to `end`, in points. */
export type Column = { heading: TextCell; role: HeadingRole | null; isAmount: boolean; start: number; end: number }

/**
 * Texts may start left of their heading or end right of it. So the border of two columns is where the fewest texts
 * cross, between the middles of the two headings.
 */
export function columnsBetween(headings: TextCell[], lines: TextLine[]): Column[] {
  const pieces = lines.flatMap(({ pieces }) => pieces)
  const borders = headings.slice(1).map((heading, at) => borderBetween(headings[at]!, heading, pieces))
  return headings.map((heading, at) => {
    const role = headingRole(heading.text)
    return {
      heading,
      role,
      isAmount: role !== null && isAmountRole(role),
      start: borders[at - 1] ?? -Infinity,
      end: borders[at] ?? Infinity,
    }
  })
}

function borderBetween(left: TextCell, right: TextCell, pieces: TextPiece[]): number {
  const [from, to] = [middle(left), middle(right)]
  const near = pieces.filter((piece) => piece.right > from && piece.left < to)
  const edges = [left.right, right.left, ...near.flatMap((piece) => [piece.left, piece.right])]
  const places = [...new Set(edges)].filter((edge) => edge >= from && edge <= to).toSorted((a, b) => a - b)
  const gaps = places.slice(1).map((end, at) => {
    const place = (places[at]! + end) / 2
    const crossings = near.filter((piece) => piece.left < place && piece.right > place).length
    return { place, width: end - places[at]!, crossings }
  })
  const [best] = gaps.toSorted((a, b) => a.crossings - b.crossings || b.width - a.width)
  return best?.place ?? (left.right + right.left) / 2
}

const middle = ({ left, right }: { left: number; right: number }) => (left + right) / 2

/** The column of a text is that of its middle. */
export const columnAt = (columns: Column[], piece: TextPiece): number =>
  Math.max(
    0,
    columns.findIndex(({ end }) => middle(piece) < end),
  )

// Letters may stick out a little.
const tolerance = 1

/** Whether a text leaves its column, or stands below the heading of another amount. */
export const crosses = (columns: Column[], piece: TextPiece): boolean => {
  const own = columns[columnAt(columns, piece)]!
  if (piece.left < own.start - tolerance || piece.right > own.end + tolerance) return true
  const isBelow = ({ heading: { left, right } }: Column) =>
    piece.left < right - tolerance && piece.right > left + tolerance
  return columns.some((column) => column !== own && column.isAmount && isBelow(column))
}
