import type { Camera } from './camera.ts'

type View = { camera: Camera; /** Words may lie left of this x: lights burn low there. */ quiet: number }

const eye = { eye: [4, 24, 92], target: [108, 38, 0] } as const

export const landscape: View = {
  camera: { ...eye, width: 1280, height: 720, zoom: 0.69, shift: [40, -28] },
  quiet: 880,
}

/** A phone's screen is all words, so nothing burns high; the span lies below them. */
export const portrait: View & { still: number } = {
  camera: { ...eye, width: 720, height: 1280, zoom: 1.3, shift: [-120, 150] },
  quiet: 720,
  still: 0.45,
}

/** The loop begins where the light has reached the top and runs down the stays: the poster is the first frame. */
export const first = 0.84
