import { expect, test } from 'vitest'
import { secondsInPage } from './time-limit.ts'

test('a slow browser has time to make the sample database, and loops still end soon', () => {
  expect(secondsInPage('sql', 2)).toBe(15)
  expect(secondsInPage('python', 20)).toBe(20)
  expect(secondsInPage('javascript', 2)).toBe(2)
})
