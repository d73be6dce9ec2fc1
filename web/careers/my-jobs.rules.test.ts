import { expect, test } from 'vitest'
import { addressOf, readMyAsked } from './my-jobs.rules.ts'

const read = (query: string) => readMyAsked(new URLSearchParams(query))

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
])('the address ?%s asks for %j', (query, asked) => expect(read(query)).toEqual(asked))

test('what is asked for makes the address that asks for it', () => {
  const asked = { only: 'saved', search: 'c++ & go', location: 'Remote (India)', experience: 'fresher' } as const
  const address = addressOf(asked)
  expect(address).toBe(
    '/dashboard/jobs?only=saved&search=c%2B%2B+%26+go&location=Remote+%28India%29&experience=fresher',
  )
  expect(read(address.split('?')[1]!)).toEqual(asked)
  expect(addressOf({})).toBe('/dashboard/jobs')
})
