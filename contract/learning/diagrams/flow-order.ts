import type { Cell } from './flow-cell.ts'

const sweeps = 8

const mean = (values: number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length

/** The cells of each rank in an order with few crossings: every cell near those it is joined to. */
export function orderCells(cells: Cell[]): Cell[][] {
  const last = Math.max(...cells.map(({ rank }) => rank))
  const rows = Array.from({ length: last + 1 }, (_, rank) => cells.filter((cell) => cell.rank === rank))
  let best = rows.map((row) => [...row])
  let fewest = crossings(best)
  for (let sweep = 0; sweep < sweeps; sweep++) {
    const isDown = sweep % 2 === 0
    for (const row of isDown ? rows : rows.toReversed()) sortByNeighbours(rows, row, isDown)
    const count = crossings(rows)
    if (count < fewest) [best, fewest] = [rows.map((row) => [...row]), count]
  }
  return best.filter((row) => row.length > 0)
}

function sortByNeighbours(rows: Cell[][], row: Cell[], isDown: boolean) {
  const placeOf = (cell: Cell) => rows[cell.rank]!.indexOf(cell)
  const wanted = new Map(
    row.map((cell, index) => {
      const neighbours = isDown ? cell.previous : cell.next
      return [cell, neighbours.length > 0 ? mean(neighbours.map(placeOf)) : index] as const
    }),
  )
  row.sort((a, b) => wanted.get(a)! - wanted.get(b)!)
}

function crossings(rows: Cell[][]): number {
  return rows.slice(1).reduce((sum, row, index) => {
    const above = rows[index]!
    const lines = row.flatMap((cell, end) => cell.previous.map((start) => [above.indexOf(start), end] as const))
    return sum + lines.reduce((count, line) => count + lines.filter((other) => cross(line, other)).length, 0)
  }, 0)
}

type Line = readonly [start: number, end: number]
const cross = (a: Line, b: Line): boolean => a[0] < b[0] && a[1] > b[1]

/** Moves every cell towards those it is joined to, without overlaps in its rank. */
export function alignCells(rows: Cell[][], gap: number) {
  for (const row of rows)
    spread(
      row,
      row.map(() => 0),
      gap,
    )
  for (let sweep = 0; sweep < 2 * sweeps; sweep++) {
    for (const row of sweep % 2 === 0 ? rows : rows.toReversed()) {
      spread(
        row,
        row.map((cell) => {
          const neighbours = sweep % 2 === 0 ? cell.previous : cell.next
          return neighbours.length > 0 ? mean(neighbours.map(({ across }) => across)) : cell.across
        }),
        gap,
      )
    }
  }
}

/** As close to the wanted places as the order allows: the mean of packing from the left and from the right. */
function spread(row: Cell[], wanted: number[], gap: number) {
  const distance = (index: number) => (row[index - 1]!.breadth + row[index]!.breadth) / 2 + gap
  const fromLeft = [...wanted]
  for (let index = 1; index < row.length; index++) {
    fromLeft[index] = Math.max(wanted[index]!, fromLeft[index - 1]! + distance(index))
  }
  const fromRight = [...wanted]
  for (let index = row.length - 2; index >= 0; index--) {
    fromRight[index] = Math.min(wanted[index]!, fromRight[index + 1]! - distance(index + 1))
  }
  for (const [index, cell] of row.entries()) cell.across = (fromLeft[index]! + fromRight[index]!) / 2
}
