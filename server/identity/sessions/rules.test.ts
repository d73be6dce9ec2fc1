import { expect, test } from 'vitest'
import { deviceName, devicesToEnd } from './rules.ts'

const live = [{ id: 3 }, { id: 2 }, { id: 1 }]

test('ends no session below the device limit', () => {
  expect(devicesToEnd('learner', [{ id: 1 }], 2)).toEqual([])
})

test('ends the least recently used session above the limit', () => {
  expect(devicesToEnd('learner', [{ id: 2 }, { id: 1 }], 2)).toEqual([1])
})

test('ends all surplus sessions after the limit was lowered', () => {
  expect(devicesToEnd('learner', live, 1)).toEqual([3, 2, 1])
})

test('has no limit for staff', () => {
  expect(devicesToEnd('mentor', live, 2)).toEqual([])
  expect(devicesToEnd('admin', live, 2)).toEqual([])
})

test.each([
  [
    'Mozilla/5.0 (Linux; Android 14; SM-A245F) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36',
    'Chrome on Android',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
    'Safari on iOS',
  ],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:133.0) Gecko/20100101 Firefox/133.0', 'Firefox on Windows'],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36 Edg/131.0.0.0',
    'Edge on Windows',
  ],
  ['curl/8.5.0', 'Unknown device'],
  [undefined, 'Unknown device'],
])('names the device %s %s', (userAgent, name) => expect(deviceName(userAgent)).toBe(name))
