import { expect, test } from 'vitest'
import { fitSize, needsScaling } from './scale-image.ts'

test.each([
  ['keeps a small image', { width: 640, height: 360 }, { width: 640, height: 360 }],
  ['limits the width', { width: 4000, height: 2250 }, { width: 1280, height: 720 }],
  ['limits the height', { width: 1000, height: 4000 }, { width: 320, height: 1280 }],
  ['keeps at least one pixel', { width: 10_000, height: 1 }, { width: 1280, height: 1 }],
])('%s', (_, size, expected) => expect(fitSize(size)).toEqual(expected))

const kilobyte = 1024
test.each([
  ['small and light: no', { width: 640, height: 360 }, 40 * kilobyte, false],
  ['too wide: yes', { width: 1281, height: 360 }, 40 * kilobyte, true],
  ['small but heavy: yes', { width: 640, height: 360 }, 900 * kilobyte, true],
])('needs scaling when %s', (_, size, bytes, expected) => expect(needsScaling(size, bytes)).toBe(expected))
