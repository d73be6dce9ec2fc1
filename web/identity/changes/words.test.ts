import { expect, test } from 'vitest'
import { changesInWords } from './words.ts'

const worded = (...change: Parameters<typeof changesInWords>) => changesInWords(...change).map(({ text }) => text)

test.each<[string, unknown, unknown, string[]]>([
  [
    'only what changed',
    { courseTitle: 'Pyton', days: 3 },
    { courseTitle: 'Python', days: 3 },
    ['Course title changed from Pyton to Python'],
  ],
  ['what is new', null, { reason: 'ill', days: 7, isOn: true }, ['Reason: ill', 'Days: 7', 'On: yes']],
  ['what is gone', { body: 'rude', days: null }, undefined, ['Body was rude', 'Days was none']],
  ['a state', { stateCode: '' }, { stateCode: '27' }, ['State changed from none to Maharashtra']],
  ['acronyms', { upiId: 'sample@upi' }, { upiId: 'school@bank' }, ['UPI ID changed from sample@upi to school@bank']],
  [
    'money',
    { pricePaise: 39_950, walletRupees: 100 },
    { pricePaise: 45_000, walletRupees: 1_00_000 },
    ['Price changed from ₹399.50 to ₹450.00', 'Wallet changed from ₹100 to ₹1,00,000'],
  ],
  ['a percentage', { percent: 18 }, { percent: 12 }, ['GST changed from 18 % to 12 %']],
  [
    'nested fields',
    { grievanceOfficer: { name: '', phone: '1' } },
    { grievanceOfficer: { name: 'Ravi', phone: '1' } },
    ['Grievance officer: name changed from none to Ravi'],
  ],
  [
    'switches',
    { isCompensated: true, isBlocked: false },
    { isCompensated: false, isBlocked: true },
    ['Access for late reviews turned off', 'Blocked changed from no to yes'],
  ],
  [
    'dates and times for India',
    null,
    { endsAt: '2026-11-22T19:53:58.235Z', startsOn: '2026-11-22', note: 'by 2026-11-22T10:00' },
    ['Ends at: 23 Nov 2026, 1:23 AM IST', 'Starts on: 22 Nov 2026', 'Note: by 2026-11-22T10:00'],
  ],
  [
    'a list by what was added and removed',
    { kinds: ['application/pdf', 'application/zip'] },
    { kinds: ['application/pdf', 'image/png', 'video/mp4'] },
    ['File types: removed ZIP', 'File types: added PNG, MP4'],
  ],
  [
    'a list of single values',
    null,
    { steps: [{ title: 'One' }, { title: 'Two', days: 3 }] },
    ['Steps: One, title Two, days 3'],
  ],
  ['another order', { skills: ['Go', 'SQL'] }, { skills: ['SQL', 'Go'] }, ['Skills put in another order']],
  [
    'a secret, which is never shown',
    { password: null, keySecret: { savedAt: '1' }, old: { savedAt: '1' } },
    { password: { savedAt: '2' }, keySecret: { savedAt: '2' }, old: null },
    ['Password saved', 'Key secret changed', 'Old removed'],
  ],
  ['nothing', null, null, []],
])('describes %s', (_what, before, after, texts) => expect(worded(before, after)).toEqual(texts))

test('names a value without fields', () => {
  expect(worded('pending', 'verified')).toEqual(['Value changed from pending to verified'])
  expect(worded(false, true, 'Two-factor authentication')).toEqual(['Two-factor authentication turned on'])
  expect(worded(undefined, ['jobs'], 'Menu')).toEqual(['Menu: jobs'])
})

const plan = (rupees: number, days: number, isJoining = false) => ({ rupees, days, ...(isJoining && { isJoining }) })

test('follows a plan by its days', () => {
  const before = [plan(199, 14), plan(399, 30, true), plan(699, 63)]
  const after = [plan(199, 14, true), plan(449, 30), plan(499, 42)]
  expect(worded(before, after, 'Plans')).toEqual([
    'Plan of 14 days is now the one for joining',
    'Plan of 30 days: price changed from ₹399 to ₹449',
    'Plan of 30 days is no longer the one for joining',
    'Plans: removed ₹699 for 63 days',
    'Plans: added ₹499 for 42 days',
  ])
})

test('follows a link by its address', () => {
  const link = { label: 'X', url: 'https://x.example' }
  expect(worded([link], [{ ...link, label: 'Chat' }], 'Social links')).toEqual([
    'Social links, Chat: label changed from X to Chat',
  ])
  expect(worded([], [link], 'Social links')).toEqual(['Social links: added X (https://x.example)'])
})

test('only names a long text, with both versions to look at', () => {
  const [lesson, longer] = ['A lesson\nwith lines', `A lesson\n${'with more '.repeat(20)}`]
  expect(changesInWords({ lesson }, { lesson: longer })).toEqual([
    { text: 'Lesson changed', long: { before: lesson, after: longer } },
  ])
  expect(changesInWords(null, { lesson })).toEqual([{ text: 'Lesson added', long: { before: null, after: lesson } }])
  expect(changesInWords({ lesson }, null)).toEqual([{ text: 'Lesson removed', long: { before: lesson, after: null } }])
})
