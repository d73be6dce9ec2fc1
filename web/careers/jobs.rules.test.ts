import { expect, test } from 'vitest'
import { isFiltered, moreHref, openingsLabel, postedLabel, parseJobsQuery } from './jobs.rules.ts'

test('shows five jobs without a query', () => {
  expect(parseJobsQuery({})).toEqual({ size: 5 })
  expect(isFiltered(parseJobsQuery({}))).toBe(false)
})

test('parses the query and ignores empty fields', () => {
  expect(
    parseJobsQuery({ search: ' react ', location: 'Pune', experience: 'fresher', size: '10', after: 'x' }),
  ).toEqual({
    search: 'react',
    location: 'Pune',
    experience: 'fresher',
    size: 10,
    after: 'x',
  })
  expect(parseJobsQuery({ search: '  ', location: '', experience: '' })).toEqual({ size: 5 })
})

const broken: Record<string, unknown>[] = [
  { experience: 'guru' },
  { size: '101' },
  { size: ['10', '20'] },
  { search: 'a'.repeat(101) },
  { location: 'a\u0000' },
  { constructor: 'y' },
]
test.each(broken)('ignores the invalid query %j', (query) => {
  expect(parseJobsQuery(query)).toEqual({ size: 5 })
})

test('ignores only the invalid part of a query', () => {
  expect(parseJobsQuery({ search: 'react', experience: 'guru' })).toEqual({ search: 'react', size: 5 })
})

test('links to a longer list, scrolled to the last card', () => {
  const shown = { count: 5, lastId: 17, next: '2026-11-10_17' }
  expect(moreHref({ size: 5 }, shown)).toBe('/jobs?size=10#job-17')
  expect(moreHref({ size: 5, search: 'c++ & go', location: 'Pune' }, shown)).toBe(
    '/jobs?search=c%2B%2B+%26+go&location=Pune&size=10#job-17',
  )
  expect(moreHref({ size: 5, after: '2026-11-12_30' }, shown)).toBe('/jobs?after=2026-11-12_30&size=10#job-17')
})

test('links to the next page after a hundred jobs', () => {
  const shown = { count: 100, lastId: 17, next: '2026-11-10_17' }
  expect(moreHref({ size: 100, experience: 'junior' }, shown)).toBe(
    '/jobs?experience=junior&after=2026-11-10_17&size=100',
  )
})

test.each([
  ['2026-11-15', 'Posted today'],
  ['2026-11-14', 'Posted yesterday'],
  ['2026-11-01', 'Posted 2 weeks ago'],
  ['2026-09-16', 'Posted 2 months ago'],
])('labels a job of %s on 15 November as "%s"', (date, label) => {
  expect(postedLabel(date, '2026-11-15')).toBe(label)
})

test.each([
  [1, 0, '1 opening'],
  [1200, 0, '1,000+ openings'],
  [1, 1, '1 sample opening'],
  [3, 1, '2 openings, 1 sample'],
])('of %d jobs with %d samples says "%s"', (total, samples, label) =>
  expect(openingsLabel({ total, samples })).toBe(label),
)
