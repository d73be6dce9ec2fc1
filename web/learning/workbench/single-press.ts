import type { MouseEvent } from 'react'

/**
 * Leaves out the second click of a double one: by then the next attempt may have come under the hand, and nobody has read
 * it. Keys count as no click at all: see `spacedPress`.
 */
export const singlePress =
  (act: () => void) =>
  ({ detail }: Pick<MouseEvent, 'detail'>) => {
    if (detail < 2) act()
  }

const gap = 800
let last = -Infinity

/** The same for a key: pressed twice in a row, only the first counts, also when the next attempt has come in between. */
export const spacedPress =
  (act: () => void, now: () => number = () => performance.now()) =>
  () => {
    const isFirst = now() - last > gap
    last = now()
    if (isFirst) act()
  }
