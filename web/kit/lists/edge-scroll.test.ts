import { expect, test } from 'vitest'
import { scrollSpeed } from './edge-scroll.ts'

test.each([
  ['in the middle nothing scrolls', 400, 0],
  ['near the top it scrolls up', 36, -7],
  ['at the top and above it, as fast as it goes', -50, -14],
  ['near the bottom it scrolls down', 764, 7],
  ['below the bottom, as fast as it goes', 900, 14],
])('%s', (_, y, speed) => expect(scrollSpeed(y, 0, 800)).toBe(speed))
