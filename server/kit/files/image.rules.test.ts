import { describe, expect, test } from 'vitest'
import { centreSquare, pictureError } from './image.rules.ts'

const header = { width: 640, height: 480, format: 'jpeg', frames: 1 }

describe('a picture', () => {
  test.each(['jpeg', 'png', 'webp'])('may be a %s', (format) => {
    expect(pictureError({ ...header, format })).toBeNull()
  })

  test.each([
    [{ format: 'svg' }, /can’t read/],
    [{ format: 'gif' }, /can’t read/],
    [{ height: 0 }, /can’t read/],
    [{ width: 30_000, height: 30_000 }, /50 million pixels/],
    [{ width: 50_000_001, height: 1 }, /50 million pixels/],
    [{ frames: 2 }, /not animated/],
  ])('is rejected with %o', (wrong, message) => {
    expect(pictureError({ ...header, ...wrong })).toMatch(message)
  })
})

test('crops to the largest square in the middle', () => {
  expect(centreSquare({ width: 640, height: 480 })).toEqual({ left: 80, top: 0, width: 480, height: 480 })
  expect(centreSquare({ width: 3, height: 6 })).toEqual({ left: 0, top: 1, width: 3, height: 3 })
  expect(centreSquare({ width: 1, height: 1 })).toEqual({ left: 0, top: 0, width: 1, height: 1 })
})
