import { expect, test } from 'vitest'
import { changesOf } from './audit-changes.ts'

test('leaves out unchanged values', () => {
  expect(changesOf({ courseTitle: 'Pyton', days: 3 }, { courseTitle: 'Python', days: 3 })).toEqual([
    { label: 'Course title', before: 'Pyton', after: 'Python' },
  ])
})

test('shows added and removed values', () => {
  expect(changesOf(null, { reason: 'ill', days: 7 })).toEqual([
    { label: 'Reason', before: null, after: 'ill' },
    { label: 'Days', before: null, after: '7' },
  ])
  expect(changesOf({ body: 'rude' }, undefined)).toEqual([{ label: 'Body', before: 'rude', after: null }])
})

test('names nested values by their path', () => {
  expect(
    changesOf({ payee: { upiId: 'sample@upi', ifsc: 'X' } }, { payee: { upiId: 'school@bank', ifsc: 'X' } }),
  ).toEqual([{ label: 'Payee › UPI ID', before: 'sample@upi', after: 'school@bank' }])
  expect(changesOf({ plans: [{ days: 14 }] }, { plans: [{ days: 14 }, { days: 30 }] })).toEqual([
    { label: 'Plans › 2 › Days', before: null, after: '30' },
  ])
})

test('formats lists, booleans, empty texts and plain values', () => {
  expect(changesOf([1, 2], [2, 1])).toEqual([{ label: 'List', before: '1, 2', after: '2, 1' }])
  expect(changesOf({ is_on: false, note: '' }, { is_on: true, note: 'x' })).toEqual([
    { label: 'Is on', before: 'no', after: 'yes' },
    { label: 'Note', before: 'empty', after: 'x' },
  ])
  expect(changesOf('pending', 'verified')).toEqual([{ label: 'Value', before: 'pending', after: 'verified' }])
  expect(changesOf({ urls: ['a'] }, { urls: [] })).toEqual([{ label: 'URLs', before: 'a', after: 'none' }])
  expect(changesOf(null, null)).toEqual([])
})

test('formats dates and times for India, but not inside typed text', () => {
  const after = { endsAt: '2026-11-22T19:53:58.235Z', startsOn: '2026-11-22', note: 'by 2026-11-22T10:00' }
  expect(changesOf(null, after)).toEqual([
    { label: 'Ends at', before: null, after: '23 Nov 2026, 1:23 AM IST' },
    { label: 'Starts on', before: null, after: '22 Nov 2026' },
    { label: 'Note', before: null, after: 'by 2026-11-22T10:00' },
  ])
})
