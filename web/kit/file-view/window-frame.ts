export type Frame = { left: number; top: number; width: number; height: number }
export type Size = { width: number; height: number }
export type Step = { x: number; y: number }
/** Which sides of a window a handle takes along: -1 left or top, 1 right or bottom, 0 neither. */
export type Sides = { x: -1 | 0 | 1; y: -1 | 0 | 1 }

export const firstSize: Size = { width: 600, height: 400 }
export const smallestSize: Size = { width: 280, height: 200 }

/** Where a window opens the first time: in the middle, a little above it, where the eye rests. */
export function firstFrame(viewport: Size): Frame {
  const left = Math.round((viewport.width - firstSize.width) / 2)
  const top = Math.round((viewport.height - firstSize.height) * 0.4)
  return clampToViewport({ left, top, ...firstSize }, viewport)
}

/** The frame, made smaller and moved only as far as it must be to lie inside the viewport as a whole. */
export function clampToViewport(frame: Frame, viewport: Size): Frame {
  const width = clamp(frame.width, least('width', viewport), viewport.width)
  const height = clamp(frame.height, least('height', viewport), viewport.height)
  return {
    left: clamp(frame.left, 0, viewport.width - width),
    top: clamp(frame.top, 0, viewport.height - height),
    width,
    height,
  }
}

export function moved(frame: Frame, by: Step, viewport: Size): Frame {
  return clampToViewport({ ...frame, left: frame.left + by.x, top: frame.top + by.y }, viewport)
}

/** Drags the given sides; the opposite ones stay where they are. */
export function resized(frame: Frame, { sides, by }: { sides: Sides; by: Step }, viewport: Size): Frame {
  const inside = clampToViewport(frame, viewport)
  const [left, right] = dragged([inside.left, inside.left + inside.width], sides.x, by.x, {
    least: least('width', viewport),
    most: viewport.width,
  })
  const [top, bottom] = dragged([inside.top, inside.top + inside.height], sides.y, by.y, {
    least: least('height', viewport),
    most: viewport.height,
  })
  return { left, top, width: right - left, height: bottom - top }
}

type Span = [start: number, end: number]

function dragged(
  [start, end]: Span,
  side: -1 | 0 | 1,
  by: number,
  { least, most }: { least: number; most: number },
): Span {
  if (side === -1) return [clamp(start + by, 0, end - least), end]
  if (side === 1) return [start, clamp(end + by, start + least, most)]
  return [start, end]
}

// A viewport smaller than the smallest window is filled by it.
const least = (side: keyof Size, viewport: Size) => Math.min(smallestSize[side], viewport[side])

const clamp = (value: number, low: number, high: number) => Math.min(Math.max(value, low), high)
