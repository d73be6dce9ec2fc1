import { expect, test } from 'vitest'
import { standingOf } from './hold.ts'

const mine = { userId: 1, name: 'Meera', until: '2026-11-15T10:00:00.000Z', isMine: true }
const other = { ...mine, userId: 2, isMine: false }
const opened = { isWaiting: true, claim: null, isTaking: true, isRefused: false }

test('how a mentor stands to an attempt', () => {
  expect(standingOf(opened)).toBe('taking')
  expect(standingOf({ ...opened, claim: mine })).toBe('mine')
  expect(standingOf({ ...opened, claim: other })).toBe('held')
  expect(standingOf({ ...opened, isTaking: false })).toBe('free')
  expect(standingOf({ ...opened, isTaking: false, isRefused: true })).toBe('refused')
  expect(standingOf({ ...opened, isWaiting: false, claim: null })).toBe('decided')
})

test('a refusal is forgotten as soon as the attempt is mine after all', () => {
  expect(standingOf({ ...opened, isRefused: true, claim: mine })).toBe('mine')
})
