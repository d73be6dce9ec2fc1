import { expect, test } from 'vitest'
import { earnedIn, earnedUntil, type Earning } from './earned.rules.ts'

const november = { from: '2026-11-01', until: '2026-12-01' }
const receipt = (day: string, paise: number) => ({ day, paise, tax: null })
const bought = (changes: Partial<Earning> = {}): Earning => ({
  receipts: [receipt('2026-11-21', 300_01)],
  notes: [],
  startsOn: '2026-11-21',
  days: 30,
  ...changes,
})
const note = (day: string, paise: number, days: number) => ({ day, paise, days, tax: null })

test('a receipt is earned evenly over its days, and the last day has the rest', () => {
  expect(earnedIn(bought(), november)).toEqual({
    opening: 0,
    billed: 300_01,
    returned: 0,
    earned: 100_00,
    closing: 200_01,
  })
  const december = { from: '2026-12-01', until: '2027-01-01' }
  expect(earnedIn(bought(), december)).toMatchObject({ opening: 200_01, billed: 0, earned: 200_01, closing: 0 })
  expect(earnedUntil(bought(), '2026-12-20').earned + 10_00).toBe(300_01)
})

test('days that begin later are earned later', () => {
  expect(earnedIn(bought({ startsOn: '2026-12-05' }), november)).toMatchObject({ earned: 0, closing: 300_01 })
})

test('without GST only: the tax is not income', () => {
  const tax = { percent: 18, from: '27', to: '27' }
  expect(earnedIn(bought({ receipts: [{ day: '2026-11-21', paise: 118_00, tax }] }), november).billed).toBe(100_00)
})

test('a refund that takes its share of the days changes nothing that was earned', () => {
  const half = bought({ receipts: [receipt('2026-11-21', 300_00)], notes: [note('2026-11-26', 150_00, 15)] })
  expect(earnedUntil(half, '2026-11-26').earned).toBe(50_00)
  expect(earnedUntil(half, '2026-11-27').earned).toBe(60_00)
  expect(earnedIn(half, november)).toMatchObject({ returned: 150_00, earned: 100_00, closing: 50_00 })
})

test('a full refund takes back what was earned, and its reversal gives it back', () => {
  const full = [note('2026-12-02', 300_01, 30)]
  expect(earnedIn(bought({ notes: full }), { from: '2026-12-01', until: '2027-01-01' })).toEqual({
    opening: 200_01,
    billed: 0,
    returned: 300_01,
    earned: -100_00,
    closing: 0,
  })
  const reversed = bought({ notes: [...full, note('2026-12-04', -300_01, -30)] })
  expect(earnedUntil(reversed, '2026-12-05')).toEqual(earnedUntil(bought(), '2026-12-05'))
})

test('what is kept when access ends early is earned, and so is what opened none', () => {
  expect(earnedIn(bought({ notes: [note('2026-11-25', 100_00, 30)] }), november)).toMatchObject({
    earned: 200_01,
    closing: 0,
  })
  expect(earnedIn(bought({ startsOn: null, days: 0 }), november)).toMatchObject({ earned: 300_01, closing: 0 })
})
