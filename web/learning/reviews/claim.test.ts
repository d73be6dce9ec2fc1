import { expect, test } from 'vitest'
import { claimStatus } from './claim.ts'

const mine = { userId: 1, name: 'Meera', until: '2026-11-15T10:00:00.000Z', isMine: true }
const another = { ...mine, userId: 2, isMine: false }
const opened = { isWaiting: true, mayReview: true, claim: null, isClaiming: true, hasFailed: false }

test('says whether a mentor may review an attempt', () => {
  expect(claimStatus(opened)).toBe('claiming')
  expect(claimStatus({ ...opened, claim: mine })).toBe('mine')
  expect(claimStatus({ ...opened, claim: another })).toBe('claimed')
  expect(claimStatus({ ...opened, isClaiming: false })).toBe('free')
  expect(claimStatus({ ...opened, isClaiming: false, hasFailed: true })).toBe('failed')
  expect(claimStatus({ ...opened, isWaiting: false })).toBe('decided')
  expect(claimStatus({ ...opened, hasFailed: true, claim: mine })).toBe('mine')
})

test('lets people who may only see reviews read an attempt', () => {
  const reading = { ...opened, mayReview: false }
  expect(claimStatus(reading)).toBe('reading')
  expect(claimStatus({ ...reading, claim: mine })).toBe('reading')
  expect(claimStatus({ ...reading, claim: another })).toBe('claimed')
  expect(claimStatus({ ...reading, isWaiting: false })).toBe('decided')
})
