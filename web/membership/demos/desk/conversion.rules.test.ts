import { expect, test } from 'vitest'
import { groupBy, rateOf, topSources, totalOf } from './conversion.rules.ts'

const row = (month: string, source: string, leads: number, came = 0, joined = 0) => ({
  month,
  source,
  leads,
  came,
  joined,
})

test('adds up months and sources', () => {
  const rows = [row('2026-11', 'website', 4, 2, 1), row('2026-11', 'phone', 3), row('2026-10', 'website', 6, 3, 2)]
  expect(groupBy(rows, 'month')).toEqual([
    { key: '2026-11', leads: 7, came: 2, joined: 1 },
    { key: '2026-10', leads: 6, came: 3, joined: 2 },
  ])
  expect(topSources(rows)[0]).toEqual({ key: 'website', leads: 10, came: 5, joined: 3 })
  expect(totalOf([])).toEqual({ leads: 0, came: 0, joined: 0 })
})

test('shows many small sources as one', () => {
  const rows = Array.from({ length: 12 }, (_, at) => row('2026-11', `campaign-${at}`, 20 - at))
  const shown = topSources(rows)
  expect(shown).toHaveLength(8)
  expect(shown.at(-1)).toMatchObject({ key: '5 more sources', leads: 13 + 12 + 11 + 10 + 9 })
})

test('says nothing about fewer than ten', () => {
  expect(rateOf(3, { leads: 9, came: 3, joined: 0 })).toBeNull()
  expect(rateOf(3, { leads: 10, came: 3, joined: 0 })).toBe('30%')
})
