import { expect, test } from 'vitest'
import { centredCrop, maxZoom, pan, uploadSize, cropRect, zoomTo } from './photo-crop.ts'

const wide = { width: 4000, height: 3000 }
const centre = centredCrop(wide)

test('starts with the largest square in the centre', () => {
  expect(cropRect(wide, centre)).toEqual({ left: 500, top: 0, size: 3000 })
  expect(uploadSize(wide, centre)).toBe(1024)
})

test('pans up to the edge of the image', () => {
  expect(cropRect(wide, pan(wide, centre, { x: 0.1, y: 0 }))).toEqual({ left: 200, top: 0, size: 3000 })
  expect(cropRect(wide, pan(wide, centre, { x: 9, y: 9 }))).toEqual({ left: 0, top: 0, size: 3000 })
  expect(cropRect(wide, pan(wide, centre, { x: -9, y: -9 }))).toEqual({ left: 1000, top: 0, size: 3000 })
})

test('zooms in around the centre and stays inside the image when zooming out', () => {
  const zoomedIn = zoomTo(wide, centre, 3)
  expect(cropRect(wide, zoomedIn)).toEqual({ left: 1500, top: 1000, size: 1000 })
  expect(uploadSize(wide, zoomedIn)).toBe(1000)
  const corner = pan(wide, zoomedIn, { x: 9, y: 9 })
  expect(cropRect(wide, zoomTo(wide, corner, 1))).toEqual({ left: 0, top: 0, size: 3000 })
})

test('zooms around the point between two fingers', () => {
  const zoomedIn = zoomTo(wide, centre, 2, { x: 0.25, y: -0.25 })
  // The point at x = 2000 + 0.25 × 3000 stays a quarter of the crop from its centre.
  expect(cropRect(wide, zoomedIn)).toEqual({ left: 1625, top: 375, size: 1500 })
})

test('limits the zoom so that the photo is neither blurred nor smaller than the crop', () => {
  expect(maxZoom(wide)).toBe(6)
  expect(maxZoom({ width: 256, height: 1000 })).toBe(2)
  expect(maxZoom({ width: 40, height: 40 })).toBe(1)
  expect(zoomTo(wide, centre, 99).zoom).toBe(6)
  expect(zoomTo(wide, centre, 0.1).zoom).toBe(1)
  expect(zoomTo({ width: 1, height: 1 }, { x: 0.5, y: 0.5, zoom: 1 }, 2).zoom).toBe(1)
  expect(uploadSize({ width: 1, height: 1 }, { x: 0.5, y: 0.5, zoom: 1 })).toBe(1)
})
