/** A week without trade has no price: null, never 0. */
export type Week = { from: string; price: number | null; tonnes: number | null }

/** The weeks of a CSV text: a heading, then lines such as 2025-11-03,2300,857. */
export function parseSeason(csv: string): Week[] {
  return []
}

/** A function from a range of values to a range of pixels. The middle, if there is only one value. */
export function scale([low, high]: [number, number], [start, end]: [number, number]) {
  return (value: number) => start
}

/** Round values (1, 2 or 5 with zeros) from below the lowest to above the highest. */
export function ticks(low: number, high: number, about = 4): number[] {
  return []
}

/** A path with one decimal, such as M44.0 60.8L55.4 82.1. The pen is lifted where a value is missing. */
export function linePath(points: ({ x: number; y: number } | null)[]): string {
  return ''
}
