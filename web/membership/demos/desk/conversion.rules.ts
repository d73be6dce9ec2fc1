import type { Conversion } from '#contract/membership/demo-desk.ts'

export type Figures = { leads: number; came: number; joined: number }
export type Group = Figures & { key: string }

const none: Figures = { leads: 0, came: 0, joined: 0 }
const add = (one: Figures, other: Figures): Figures => ({
  leads: one.leads + other.leads,
  came: one.came + other.came,
  joined: one.joined + other.joined,
})

export const totalOf = (rows: Figures[]): Figures => rows.reduce(add, none)

/** The same figures for each source or month. */
export const groupBy = (rows: Conversion[], by: 'source' | 'month'): Group[] =>
  [...Map.groupBy(rows, (row) => row[by])].map(([key, some]) => ({ key, ...totalOf(some) }))

const maxSources = 8

/** The largest first. Small ones are one, because anybody can put a campaign into an address. */
export function topSources(rows: Conversion[]): Group[] {
  const all = groupBy(rows, 'source').toSorted((one, other) => other.leads - one.leads)
  if (all.length <= maxSources) return all
  const rest = all.slice(maxSources - 1)
  return [...all.slice(0, maxSources - 1), { key: `${rest.length} more sources`, ...totalOf(rest) }]
}

const fewest = 10

/** 42%, or null if there are too few leads to say. */
export const rateOf = (part: number, { leads }: Figures): string | null =>
  leads < fewest ? null : `${Math.round((part / leads) * 100)}%`
