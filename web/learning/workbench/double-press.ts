import type { MouseEvent } from 'react'

/** The second click of a double click would decide the next attempt, which has opened meanwhile and nobody has read. */
export const ignoreDoubleClick =
  (act: () => void) =>
  ({ detail }: Pick<MouseEvent, 'detail'>) => {
    if (detail < 2) act()
  }

const minGapMs = 800
let lastPress = -Infinity

/** The same for a key: of two quick presses only the first counts, even on the next attempt. */
export const ignoreRepeatedKey =
  (act: () => void, now: () => number = () => performance.now()) =>
  () => {
    const isFirst = now() - lastPress > minGapMs
    lastPress = now()
    if (isFirst) act()
  }
