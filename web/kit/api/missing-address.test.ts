import { expect, test } from 'vitest'
import { missingAddress } from './missing-address.ts'

test.each([
  ['', null],
  ['?next=%2Fdashboard%2Fjobs', null],
  ['?missing=%2Fblog%2Fhow-to-start', '/blog/how-to-start'],
  [`?next=${encodeURIComponent('/dashboard?missing=%2Fblog')}`, '/blog'],
  [`?missing=${encodeURIComponent('/Your account is locked, call 98765 43210')}`, 'this page'],
  [`?missing=${encodeURIComponent(`/${'a'.repeat(61)}`)}`, 'this page'],
])('finds in %s: %s', (search, address) => expect(missingAddress(search)).toBe(address))
