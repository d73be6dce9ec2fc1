/** A week without trade has no price: null, never 0. */
export type Week = { from: string; price: number | null; tonnes: number | null }

export function parseSeason(csv: string): Week[] {
  const [, ...lines] = csv.trim().split(/\r?\n/)
  return lines.map((line) => {
    const [from = '', price = '', tonnes = ''] = line.split(',')
    return { from, price: numberOrNull(price), tonnes: numberOrNull(tonnes) }
  })
}

const numberOrNull = (text: string) => (text.trim() === '' ? null : Number(text))

/** A function from a range of values to a range of pixels. */
export function scale([low, high]: [number, number], [start, end]: [number, number]) {
  return (value: number) => (high === low ? (start + end) / 2 : start + ((value - low) / (high - low)) * (end - start))
}

/** Round values (1, 2 or 5 with zeros) from below the lowest to above the highest. */
export function ticks(low: number, high: number, about = 4): number[] {
  const rough = Math.max(high - low, 1) / about
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = [1, 2, 5, 10].map((factor) => factor * power).find((candidate) => candidate >= rough) ?? rough
  const result: number[] = []
  for (let value = Math.floor(low / step) * step; ; value += step) {
    result.push(value)
    if (value >= high) return result
  }
}

/** The pen is lifted where a value is missing. */
export function linePath(points: ({ x: number; y: number } | null)[]): string {
  return points
    .map((point, at) => (point === null ? '' : `${at === 0 || points[at - 1] === null ? 'M' : 'L'}${point.x.toFixed(1)} ${point.y.toFixed(1)}`))
    .join('')
}
