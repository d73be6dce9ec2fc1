import { expect, test } from 'vitest'
import { initials } from './avatar.tsx'

test.each([
  ['Asha Kulkarni', 'AK'],
  ['  sri  ram   lal gupta verma ', 'SV'],
  // A conjunct of two consonants is one letter.
  ['अनन्या श्रीवास्तव', 'अश्री'],
  ['ஸ்ரீதர் க்ஷேமா', 'ஸ்ரீக்ஷே'],
  // In Tamil the dot ends a letter.
  ['க்', 'க்'],
  ['e\u0301mile zola', 'E\u0301Z'],
  ['“Bobby” (Ravi) Kumar', 'BK'],
  ['🙂', ''],
])('the initials of %j are %j', (name, expected) => expect(initials(name)).toBe(expected))
