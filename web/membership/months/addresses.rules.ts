import { MovementFilter } from '#contract/membership/month-bank.ts'
import { FigureFilter } from '#contract/membership/months.ts'

function addressOf(page: string, month: string, filter: object): string {
  const query = new URLSearchParams({ month })
  for (const [name, value] of Object.entries(filter)) if (value !== undefined) query.set(name, String(value))
  return `/admin/payments/month/${page}?${query}`
}

/** The documents that a figure counts. */
export const documentsAt = (month: string, filter: FigureFilter): string => addressOf('documents', month, filter)

export const movementsAt = (month: string, filter: MovementFilter): string => addressOf('movements', month, filter)

const withoutMonth = (params: URLSearchParams) => Object.fromEntries([...params].filter(([name]) => name !== 'month'))

/** A mistyped address shows the whole month. */
export const figureFilter = (params: URLSearchParams): FigureFilter =>
  FigureFilter.safeParse(withoutMonth(params)).data ?? {}

export const movementFilter = (params: URLSearchParams): MovementFilter =>
  MovementFilter.safeParse(withoutMonth(params)).data ?? {}
