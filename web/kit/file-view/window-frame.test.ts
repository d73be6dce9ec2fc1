import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  defaultFrame,
  clampToViewport,
  moved,
  resized,
  minSize,
  type Frame,
  type Size,
  type Sides,
} from './window-frame.ts'

const viewports = fc.record({ width: fc.integer({ min: 200, max: 4000 }), height: fc.integer({ min: 120, max: 3000 }) })
const anywhere = fc.integer({ min: -9000, max: 9000 })
const frames = fc.record({ left: anywhere, top: anywhere, width: fc.nat(9000), height: fc.nat(9000) })
const steps = fc.record({ x: anywhere, y: anywhere })
const side = fc.constantFrom<-1 | 0 | 1>(-1, 0, 1)
const handles = fc.record({ x: side, y: side })

const desktop: Size = { width: 1280, height: 800 }

describe('a window', () => {
  test('opens at 600 by 400, a little above the middle', () => {
    expect(defaultFrame(desktop)).toEqual({ left: 340, top: 160, width: 600, height: 400 })
  })

  test('opens smaller in a small viewport', () => {
    expect(defaultFrame({ width: 700, height: 320 })).toEqual({ left: 50, top: 0, width: 600, height: 320 })
  })

  test('grows at its corner to the edge of the viewport, and shrinks to 280 by 200', () => {
    const frame = defaultFrame(desktop)
    const sides: Sides = { x: 1, y: 1 }
    expect(resized(frame, { sides, by: { x: 9999, y: 9999 } }, desktop)).toEqual({ ...frame, width: 940, height: 640 })
    expect(resized(frame, { sides, by: { x: -9999, y: -9999 } }, desktop)).toEqual({ ...frame, ...minSize })
  })
})

describe('whatever is done to it, a window', () => {
  const isInside = ({ left, top, width, height }: Frame, viewport: Size) =>
    left >= 0 &&
    top >= 0 &&
    left + width <= viewport.width &&
    top + height <= viewport.height &&
    width >= Math.min(minSize.width, viewport.width) &&
    height >= Math.min(minSize.height, viewport.height)

  test('stays inside the viewport and above the minimum size', () => {
    fc.assert(
      fc.property(frames, steps, handles, viewports, (frame, by, sides, viewport) => {
        expect(isInside(defaultFrame(viewport), viewport)).toBe(true)
        expect(isInside(clampToViewport(frame, viewport), viewport)).toBe(true)
        expect(isInside(moved(frame, by, viewport), viewport)).toBe(true)
        expect(isInside(resized(frame, { sides, by }, viewport), viewport)).toBe(true)
      }),
    )
  })

  test('keeps every side that is not dragged', () => {
    fc.assert(
      fc.property(frames, steps, handles, viewports, (frame, by, sides, viewport) => {
        const before = clampToViewport(frame, viewport)
        const after = resized(before, { sides, by }, viewport)
        const undragged = (frame: Frame) => [
          sides.x === -1 || frame.left,
          sides.y === -1 || frame.top,
          sides.x === 1 || frame.left + frame.width,
          sides.y === 1 || frame.top + frame.height,
        ]
        expect(undragged(after)).toEqual(undragged(before))
      }),
    )
  })
})
