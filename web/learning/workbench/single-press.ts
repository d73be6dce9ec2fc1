import type { MouseEvent } from 'react'

/**
 * Leaves out the second click of a double one: by then the next attempt may have come under the hand, and nobody has read
 * it. Keys count as no click at all and always act.
 */
export const singlePress =
  (act: () => void) =>
  ({ detail }: Pick<MouseEvent, 'detail'>) => {
    if (detail < 2) act()
  }
