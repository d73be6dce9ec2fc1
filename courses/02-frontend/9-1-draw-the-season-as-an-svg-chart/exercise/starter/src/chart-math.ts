/** A week without trade has no price: null, never 0. */
export type Week = { from: string; price: number | null; tonnes: number | null }

/**
 * Reads the lines of the file after the heading: first day of the week,
 * price, tonnes.
 */
export function parseSeason(csv: string): Week[] {
  return []
}

/** A function from a range of values to a range of pixels. */
export function scale([low, high]: [number, number], [start, end]: [number, number]): (value: number) => number {
  return (value) => value
}

/**
 * Round values (1, 2 or 5 with zeros) from below the lowest to above the
 * highest.
 */
export function ticks(low: number, high: number, about = 4): number[] {
  return []
}

/**
 * The d of a path: M for the first point and after each gap, L for the
 * others, with one decimal: "M0.0 1.0L10.0 2.0".
 */
export function linePath(points: ({ x: number; y: number } | null)[]): string {
  return ''
}

console.log(ticks(1145, 2300))
