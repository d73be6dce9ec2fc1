import { expect, test } from 'vitest'
import { addMonths, chosenMonth, isOver, linesOf, paidMonthly, type Rate, rateIn, spanOf, totalOf } from './rules.ts'

const india = (text: string) => new Date(`${text}:00+05:30`)
const amounts = (review: number, session = 0, month = 0) => ({ review, session, month })
const rates: Rate[] = [
  { personId: null, fromMonth: '2026-03', amounts: amounts(3000) },
  { personId: 7, fromMonth: '2026-05', amounts: amounts(5000, 20_000) },
  { personId: null, fromMonth: '2026-06', amounts: amounts(4000) },
  { personId: 7, fromMonth: '2026-08', amounts: null },
  { personId: 8, fromMonth: '2026-06', amounts: amounts(0, 0, 500_000) },
]

test.each([
  ['before any rate', 9, '2026-02', null],
  ['the school’s', 9, '2026-05', { of: 'school', amounts: amounts(3000) }],
  ['the school’s later one', 9, '2026-12', { of: 'school', amounts: amounts(4000) }],
  ['the school’s before one’s own', 7, '2026-04', { of: 'school', amounts: amounts(3000) }],
  ['one’s own, also after the school’s changed', 7, '2026-07', { of: 'own', amounts: amounts(5000, 20_000) }],
  ['the school’s again', 7, '2026-08', { of: 'school', amounts: amounts(4000) }],
])('the rate of a month: %s', (_, personId, month, expected) => {
  expect(rateIn(rates, personId, month)).toEqual(expected)
})

test('a later rate never changes an earlier month', () => {
  for (const month of ['2026-04', '2026-05', '2026-07'])
    for (const later of [amounts(1), null])
      expect(rateIn([...rates, { personId: 7, fromMonth: '2026-09', amounts: later }], 7, month)).toEqual(
        rateIn(rates, 7, month),
      )
})

test('multiplies reviews and sessions, and adds the month once', () => {
  const lines = linesOf({ of: 'own', amounts: amounts(5000, 20_000, 100_000) }, { review: 3, session: 2 })
  expect(lines).toEqual([
    { kind: 'review', count: 3, ratePaise: 5000, paise: 15_000 },
    { kind: 'session', count: 2, ratePaise: 20_000, paise: 40_000 },
    { kind: 'month', count: 1, ratePaise: 100_000, paise: 100_000 },
  ])
  expect(totalOf(lines)).toBe(155_000)
  // Counted although nothing is paid for it.
  expect(linesOf(null, { review: 3, session: 0 })).toEqual([{ kind: 'review', count: 3, ratePaise: 0, paise: 0 }])
})

test('lists mentors with a monthly amount of their own, while it is in effect', () => {
  expect(paidMonthly(rates, '2026-05')).toEqual([])
  expect(paidMonthly(rates, '2026-07')).toEqual([8])
  expect(paidMonthly([...rates, { personId: 8, fromMonth: '2026-09', amounts: null }], '2026-09')).toEqual([])
})

test('a month is India’s, and is over when its last verdict can’t be taken back', () => {
  expect(addMonths('2026-12', 1)).toBe('2027-01')
  expect(spanOf('2026-12')).toEqual({ start: india('2026-12-01T00:00'), end: india('2027-01-01T00:00') })
  expect([isOver('2026-12', india('2027-01-01T00:09')), isOver('2026-12', india('2027-01-01T00:10'))]).toEqual([
    false,
    true,
  ])
})

test('opens the last month that is over, between the first with anything and the current one', () => {
  const now = india('2026-11-16T10:00')
  const chosen = (wanted: string | undefined, first: string | null) => chosenMonth(wanted, { first, now })
  expect(chosen(undefined, '2026-03')).toEqual({
    month: '2026-10',
    firstMonth: '2026-03',
    currentMonth: '2026-11',
    isOver: true,
  })
  expect(chosen(undefined, null)).toMatchObject({ month: '2026-11', isOver: false })
  expect(() => chosen('2026-12', '2026-03')).toThrow('This month was not found')
  expect(() => chosen('2026-02', '2026-03')).toThrow('This month was not found')
})
