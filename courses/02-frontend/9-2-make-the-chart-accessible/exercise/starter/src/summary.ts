import type { Week } from './chart-math.ts'

/** One sentence that says what the eye sees in the line. The task has the sentences. */
export function summarise(crop: string, weeks: readonly Week[]): string {
  // Which weeks have a price? What if there is none, one, or if all prices are equal?
  return ''
}
