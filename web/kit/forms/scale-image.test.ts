import { expect, test } from 'vitest'
import { fitSize, needsScaling } from './scale-image.ts'

test.each([
  ['a small one stays', { width: 640, height: 360 }, { width: 640, height: 360 }],
  ['one at the limit stays', { width: 1280, height: 720 }, { width: 1280, height: 720 }],
  ['a wide one is as wide as allowed', { width: 4000, height: 2250 }, { width: 1280, height: 720 }],
  ['a tall one is as tall as allowed', { width: 1000, height: 4000 }, { width: 320, height: 1280 }],
  ['a sliver keeps a pixel', { width: 10_000, height: 1 }, { width: 1280, height: 1 }],
])('%s', (_, size, expected) => expect(fitSize(size)).toEqual(expected))

const kilobyte = 1024
test.each([
  ['small and light', { width: 640, height: 360 }, 40 * kilobyte, false],
  ['too wide', { width: 1281, height: 360 }, 40 * kilobyte, true],
  ['too tall', { width: 640, height: 1400 }, 40 * kilobyte, true],
  ['small but heavy', { width: 640, height: 360 }, 900 * kilobyte, true],
])('%s: drawn anew or not', (_, size, bytes, isWorth) => expect(needsScaling(size, bytes)).toBe(isWorth))
