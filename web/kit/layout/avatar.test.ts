import { expect, test } from 'vitest'
import { initials } from './avatar.tsx'

test.each([
  ['Asha Kulkarni', 'AK'],
  ['Prem', 'P'],
  ['  sri  ram   lal gupta verma ', 'SV'],
  ['मीनाक्षी सुन्दरेश्वरन', 'मीसु'],
  // A conjunct of two consonants is one letter.
  ['अनन्या श्रीवास्तव', 'अश्री'],
  ['ज्ञानेश्वर', 'ज्ञा'],
  ['শ্রেয়া চট্টোপাধ্যায়', 'শ্রেচ'],
  ['கண்ணன் செல்வராஜ்', 'கசெ'],
  ['ஸ்ரீதர் க்ஷேமா', 'ஸ்ரீக்ஷே'],
  // In Tamil the dot ends a letter.
  ['க்', 'க்'],
  ['e\u0301mile zola', 'E\u0301Z'],
  ['“Bobby” (Ravi) Kumar', 'BK'],
  ['Asha !!!', 'A'],
  ['🙂', ''],
  ['', ''],
])('the initials of %j are %j', (name, expected) => expect(initials(name)).toBe(expected))
