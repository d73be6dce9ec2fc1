import { expect, test } from 'vitest'
import { byYear, copiesOf, describeDays, lengthOf, missingNationalDays } from './holidays.rules.ts'

const oneDay = (name: string, day: string) => ({ name, firstDay: day, lastDay: day })

test('suggests the national holidays that are to come and not in the calendar', () => {
  const known = [{ name: 'Long weekend', firstDay: '2027-08-14', lastDay: '2027-08-16' }]
  expect(missingNationalDays(known, '2026-10-01')).toEqual([
    oneDay('Gandhi Jayanti', '2026-10-02'),
    oneDay('Republic Day', '2027-01-26'),
    oneDay('Gandhi Jayanti', '2027-10-02'),
  ])
})

test('copies a year without what the next one has already', () => {
  const year = [
    oneDay('Republic Day', '2028-01-26'),
    oneDay('Leap day', '2028-02-29'),
    { name: 'Winter break', firstDay: '2028-12-24', lastDay: '2029-01-01' },
    oneDay('Republic Day', '2029-01-26'),
  ]
  expect(copiesOf(year, 2028)).toEqual([
    oneDay('Leap day', '2029-02-28'),
    { name: 'Winter break', firstDay: '2029-12-24', lastDay: '2030-01-01' },
  ])
})

test('describes days, and puts them under their year', () => {
  const diwali = { firstDay: '2026-11-07', lastDay: '2026-11-09' }
  expect([describeDays(diwali), lengthOf(diwali)]).toEqual(['Sat 7 Nov to Mon 9 Nov', 3])
  const republicDay = oneDay('Republic Day', '2027-01-26')
  expect([describeDays(republicDay), lengthOf(republicDay)]).toEqual(['Tue 26 Jan', 1])
  expect(byYear([diwali, republicDay]).map(([year]) => year)).toEqual([2026, 2027])
})
