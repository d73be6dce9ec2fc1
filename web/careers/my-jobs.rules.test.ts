import { expect, test } from 'vitest'
import { myJobsUrl, parseMyJobsFilter } from './my-jobs.rules.ts'

const read = (query: string) => parseMyJobsFilter(new URLSearchParams(query))

test.each([
  ['', {}],
  ['only=saved', { only: 'saved' }],
  [
    'only=applied&search=react&location=Pune&experience=junior',
    {
      only: 'applied',
      search: 'react',
      location: 'Pune',
      experience: 'junior',
    },
  ],
  ['only=everything&experience=guru&size=50&after=x&search=', {}],
])('parses ?%s as %j', (query, filter) => expect(read(query)).toEqual(filter))

test('turns a filter into a URL that parses to the same filter', () => {
  const filter = { only: 'saved', search: 'c++ & go', location: 'Remote (India)', experience: 'fresher' } as const
  const url = myJobsUrl(filter)
  expect(url).toBe('/dashboard/jobs?only=saved&search=c%2B%2B+%26+go&location=Remote+%28India%29&experience=fresher')
  expect(read(url.split('?')[1]!)).toEqual(filter)
  expect(myJobsUrl({})).toBe('/dashboard/jobs')
})
