import { expect, test } from 'vitest'
import { differences, nameOfChange } from './change-words.ts'

test('names settings in plain words', () => {
  expect(nameOfChange('payee')).toBe('The payment details')
  expect(nameOfChange('testimonial 5')).toBe('Testimonial 5')
})

test.each<[unknown, unknown, string, string]>([
  [false, true, 'off', 'on'],
  [[], ['jobs', 'projects'], 'nothing', 'jobs, projects'],
  [[{ rupees: 1999, days: 90, isJoining: true }], [], '₹1,999 for 90 days (to join)', 'nothing'],
  [[], [{ label: 'X', url: 'https://x.example' }], 'nothing', 'X (https://x.example)'],
])('describes the change from %j to %j', (before, after, was, became) => {
  expect(differences(before, after)).toEqual([{ part: null, before: was, after: became }])
})

test('describes only the changed parts of a larger setting', () => {
  const payee = { accountName: 'Kaushal', ifsc: 'SAMP0000000', upiId: 'sample@upi' }
  expect(differences(payee, { ...payee, ifsc: 'HDFC0001234' })).toEqual([
    { part: 'IFSC', before: 'SAMP0000000', after: 'HDFC0001234' },
  ])
})

test('describes additions and removals', () => {
  const testimonial = { id: 5, name: 'Meera', date: '2026-10-02' }
  expect(differences(null, testimonial)).toEqual([
    { part: 'Name', before: 'nothing', after: 'Meera' },
    { part: 'Date', before: 'nothing', after: '2 Oct 2026' },
  ])
  expect(differences(testimonial, null)).toMatchObject([{ before: 'Meera', after: 'nothing' }, { after: 'nothing' }])
})
