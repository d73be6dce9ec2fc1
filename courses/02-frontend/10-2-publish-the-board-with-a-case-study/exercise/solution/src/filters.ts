import type { Mandi } from './types.ts'

export type Filters = { crop: string; state: string }

/** Reads the filters from the part of an address after "?". Unknown parameters are ignored. */
export function readFilters(search: string): Filters {
  const params = new URLSearchParams(search)
  return { crop: params.get('crop') ?? '', state: params.get('state') ?? '' }
}

/** The reverse: an address without empty parameters, so that equal views have equal addresses. */
export function writeFilters(filters: Filters): string {
  const params = new URLSearchParams()
  if (filters.crop) params.set('crop', filters.crop)
  if (filters.state) params.set('state', filters.state)
  const text = params.toString()
  return text ? `?${text}` : ''
}

export function filterMandis(mandis: Mandi[], { crop, state }: Filters): Mandi[] {
  return mandis
    .filter((mandi) => !state || mandi.state === state)
    .map((mandi) => (crop ? { ...mandi, prices: mandi.prices.filter((row) => row.crop === crop) } : mandi))
    .filter((mandi) => mandi.prices.length > 0)
}
