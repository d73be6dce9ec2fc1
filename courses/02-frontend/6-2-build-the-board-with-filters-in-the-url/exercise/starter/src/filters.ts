import type { Mandi } from './types.ts'

export type Filters = { crop: string; state: string }

/** Reads the filters from the part of an address that starts with "?". */
export function readFilters(search: string): Filters {
  return { crop: '', state: '' }
}

/**
 * The way back: '' if there is no filter, otherwise a text that starts with
 * "?".
 */
export function writeFilters(filters: Filters): string {
  return ''
}

/**
 * The mandis of the state that sell the crop, each with the rows of this crop
 * only. '' means all.
 */
export function filterMandis(mandis: Mandi[], { crop, state }: Filters): Mandi[] {
  return mandis
}

console.log(readFilters('?crop=Tomato&state=Karnataka'))
