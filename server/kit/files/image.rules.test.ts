import { describe, expect, test } from 'vitest'
import { centreSquare, pictureError } from './image.rules.ts'

const claimed = { width: 640, height: 480, format: 'jpeg', frames: 1 }

describe('a picture of a person', () => {
  test.each(['jpeg', 'png', 'webp'])('may be a %s', (format) => {
    expect(pictureError({ ...claimed, format })).toBeNull()
  })

  test.each([
    [{ format: 'svg' }, /cannot be read/],
    [{ format: 'gif' }, /cannot be read/],
    [{ height: 0 }, /cannot be read/],
    [{ width: 30_000, height: 30_000 }, /50 million pixels/],
    [{ width: 50_000_001, height: 1 }, /50 million pixels/],
    [{ frames: 2 }, /moves/],
  ])('is refused when it is %o', (wrong, words) => {
    expect(pictureError({ ...claimed, ...wrong })).toMatch(words)
  })
})

test('the square lies in the middle and within the picture', () => {
  expect(centreSquare({ width: 640, height: 480 })).toEqual({ left: 80, top: 0, width: 480, height: 480 })
  expect(centreSquare({ width: 3, height: 6 })).toEqual({ left: 0, top: 1, width: 3, height: 3 })
  expect(centreSquare({ width: 1, height: 1 })).toEqual({ left: 0, top: 0, width: 1, height: 1 })
})
