export type Frame = { left: number; top: number; width: number; height: number }
export type Size = { width: number; height: number }
export type Step = { x: number; y: number }
/** The sides a handle drags: -1 left or top, 1 right or bottom, 0 neither. */
export type Sides = { x: -1 | 0 | 1; y: -1 | 0 | 1 }

const defaultSize: Size = { width: 600, height: 400 }
export const minSize: Size = { width: 280, height: 200 }

/** Centred, a little above the middle. */
export function defaultFrame(viewport: Size): Frame {
  const left = Math.round((viewport.width - defaultSize.width) / 2)
  const top = Math.round((viewport.height - defaultSize.height) * 0.4)
  return clampToViewport({ left, top, ...defaultSize }, viewport)
}

/** Shrinks and moves the frame only as far as needed to fit into the viewport. */
export function clampToViewport(frame: Frame, viewport: Size): Frame {
  const width = clamp(frame.width, minimum('width', viewport), viewport.width)
  const height = clamp(frame.height, minimum('height', viewport), viewport.height)
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
    min: minimum('width', viewport),
    max: viewport.width,
  })
  const [top, bottom] = dragged([inside.top, inside.top + inside.height], sides.y, by.y, {
    min: minimum('height', viewport),
    max: viewport.height,
  })
  return { left, top, width: right - left, height: bottom - top }
}

type Span = [start: number, end: number]

function dragged([start, end]: Span, side: -1 | 0 | 1, by: number, { min, max }: { min: number; max: number }): Span {
  if (side === -1) return [clamp(start + by, 0, end - min), end]
  if (side === 1) return [start, clamp(end + by, start + min, max)]
  return [start, end]
}

// In a smaller viewport the window fills it.
const minimum = (side: keyof Size, viewport: Size) => Math.min(minSize[side], viewport[side])

const clamp = (value: number, low: number, high: number) => Math.min(Math.max(value, low), high)
