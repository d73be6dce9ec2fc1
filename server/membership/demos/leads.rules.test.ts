import { expect, test } from 'vitest'
import { sourceOf } from './leads.rules.ts'

const ours = 'https://academy.example'

test.each([
  [{}, { source: 'website', openedFrom: null }],
  [{ openedFrom: `${ours}/courses/3` }, { source: 'website', openedFrom: '/courses/3' }],
  [{ openedFrom: 'https://www.google.com/search' }, { source: 'google.com', openedFrom: null }],
  [
    { openedFrom: `${ours}/pricing`, campaign: 'Diwali Ads!' },
    { source: 'diwali-ads', openedFrom: '/pricing' },
  ],
  [{ campaign: '<script>' }, { source: 'script', openedFrom: null }],
  [
    { openedFrom: 'nonsense', campaign: 'दिवाली' },
    { source: 'website', openedFrom: null },
  ],
  [{ campaign: 'x'.repeat(90) }, { source: 'x'.repeat(40), openedFrom: null }],
])('%j comes from %j', (from, source) => {
  expect(sourceOf(from, ours)).toEqual(source)
})
