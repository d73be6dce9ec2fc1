import { expect, test } from 'vitest'
import { middleOf, mostZoom, moved, sentSide, squareOf, zoomed } from './photo-crop.ts'

const wide = { width: 4000, height: 3000 }
const middle = middleOf(wide)

test('at first the largest square in the middle is taken', () => {
  expect(squareOf(wide, middle)).toEqual({ left: 500, top: 0, side: 3000 })
  expect(sentSide(wide, middle)).toBe(1024)
})

test('the picture follows the finger, and stops at its edge', () => {
  expect(squareOf(wide, moved(wide, middle, { x: 0.1, y: 0 }))).toEqual({ left: 200, top: 0, side: 3000 })
  expect(squareOf(wide, moved(wide, middle, { x: 9, y: 9 }))).toEqual({ left: 0, top: 0, side: 3000 })
  expect(squareOf(wide, moved(wide, middle, { x: -9, y: -9 }))).toEqual({ left: 1000, top: 0, side: 3000 })
})

test('to go in keeps the middle, to go out again keeps the square inside', () => {
  const near = zoomed(wide, middle, 3)
  expect(squareOf(wide, near)).toEqual({ left: 1500, top: 1000, side: 1000 })
  expect(sentSide(wide, near)).toBe(1000)
  const corner = moved(wide, near, { x: 9, y: 9 })
  expect(squareOf(wide, zoomed(wide, corner, 1))).toEqual({ left: 0, top: 0, side: 3000 })
})

test('what lies between two fingers stays between them', () => {
  const near = zoomed(wide, middle, 2, { x: 0.25, y: -0.25 })
  // The point was at 2000 + 0.25 × 3000 across; it still is, a quarter of the new side from the middle.
  expect(squareOf(wide, near)).toEqual({ left: 1625, top: 375, side: 1500 })
})

test('nobody goes in so far that only a blur is left, nor out of the picture', () => {
  expect(mostZoom(wide)).toBe(6)
  expect(mostZoom({ width: 256, height: 1000 })).toBe(2)
  expect(mostZoom({ width: 40, height: 40 })).toBe(1)
  expect(zoomed(wide, middle, 99).zoom).toBe(6)
  expect(zoomed(wide, middle, 0.1).zoom).toBe(1)
  expect(zoomed({ width: 1, height: 1 }, { x: 0.5, y: 0.5, zoom: 1 }, 2).zoom).toBe(1)
  expect(sentSide({ width: 1, height: 1 }, { x: 0.5, y: 0.5, zoom: 1 })).toBe(1)
})
