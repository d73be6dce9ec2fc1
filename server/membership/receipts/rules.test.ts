import { expect, test } from 'vitest'
import { financialYearOf } from './rules.ts'

test.each([
  ['2026-03-31T18:29:59.999Z', '25-26', 'the last moment of the year in India'],
  ['2026-03-31T18:30:00.000Z', '26-27', 'its first: 1 April, midnight in India'],
  ['2026-03-31T23:59:59.999Z', '26-27', 'still March in London'],
  ['2026-04-01T00:00:00.000Z', '26-27', 'April everywhere'],
  ['2026-12-31T18:29:59.999Z', '26-27', 'the calendar year ends'],
  ['2026-12-31T18:30:00.000Z', '26-27', 'and the next begins, in the same financial year'],
  ['2028-02-29T10:00:00.000Z', '27-28', 'the day that is there every four years'],
  ['2028-02-29T18:30:00.000Z', '27-28', '1 March in India'],
  ['2099-04-01T06:00:00.000Z', '99-00', 'the end of the century'],
])('%s is in the financial year %s (%s)', (moment, year) => expect(financialYearOf(new Date(moment))).toBe(year))
