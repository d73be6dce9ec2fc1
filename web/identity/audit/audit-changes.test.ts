import { expect, test } from 'vitest'
import { changesOf } from './audit-changes.ts'

test('what stayed as it was is left out', () => {
  expect(changesOf({ courseTitle: 'Pyton', days: 3 }, { courseTitle: 'Python', days: 3 })).toEqual([
    { what: 'Course title', was: 'Pyton', is: 'Python' },
  ])
})

test('what came and what went have one side alone', () => {
  expect(changesOf(null, { reason: 'ill', days: 7 })).toEqual([
    { what: 'Reason', was: null, is: 'ill' },
    { what: 'Days', was: null, is: '7' },
  ])
  expect(changesOf({ body: 'rude' }, undefined)).toEqual([{ what: 'Body', was: 'rude', is: null }])
})

test('things inside things are named by their way', () => {
  expect(
    changesOf({ payee: { upiId: 'sample@upi', ifsc: 'X' } }, { payee: { upiId: 'school@bank', ifsc: 'X' } }),
  ).toEqual([{ what: 'Payee › UPI ID', was: 'sample@upi', is: 'school@bank' }])
  expect(changesOf({ plans: [{ days: 14 }] }, { plans: [{ days: 14 }, { days: 30 }] })).toEqual([
    { what: 'Plans › 2 › Days', was: null, is: '30' },
  ])
})

test('lists of words, switches, nothing and bare values are read as people say them', () => {
  expect(changesOf([1, 2], [2, 1])).toEqual([{ what: 'List', was: '1, 2', is: '2, 1' }])
  expect(changesOf({ is_on: false, note: '' }, { is_on: true, note: 'x' })).toEqual([
    { what: 'Is on', was: 'no', is: 'yes' },
    { what: 'Note', was: 'empty', is: 'x' },
  ])
  expect(changesOf('pending', 'verified')).toEqual([{ what: 'Value', was: 'pending', is: 'verified' }])
  expect(changesOf({ urls: ['a'] }, { urls: [] })).toEqual([{ what: 'URLs', was: 'a', is: 'none' }])
  expect(changesOf(null, null)).toEqual([])
})

test('moments and days are told by the clock of India; what people typed stays as they typed it', () => {
  const after = { endsAt: '2026-11-22T19:53:58.235Z', startsOn: '2026-11-22', note: 'by 2026-11-22T10:00' }
  expect(changesOf(null, after)).toEqual([
    { what: 'Ends at', was: null, is: '23 Nov 2026, 1:23 AM IST' },
    { what: 'Starts on', was: null, is: '22 Nov 2026' },
    { what: 'Note', was: null, is: 'by 2026-11-22T10:00' },
  ])
})
