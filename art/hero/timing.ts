/** Everything moves on a circle: a moment is a share of the loop, so the last frame always meets the first. */
export const after = (now: number, start: number) => (((now - start) % 1) + 1) % 1

/** How much of a stretch of time lies behind, from 0 to 1. */
export const within = (age: number, start: number, length: number) => Math.min(Math.max((age - start) / length, 0), 1)

export const ease = (t: number) => t * t * (3 - 2 * t)

/** Comes and goes: up within `rise`, held, down within `fall`, over `length` in all. */
export const swell = (age: number, start: number, length: number, rise: number, fall: number) =>
  ease(Math.min(within(age, start, rise), within(start + length - age, 0, fall)))

export const between = (a: number, b: number, t: number) => a + (b - a) * t

/** When the parts of the story begin, in shares of the loop. */
export const story = { typed: 0.02, crossing: 0.2, climbing: 0.68, ringing: 0.77 }
