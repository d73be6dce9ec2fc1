type Queue = {
  /** How many may wait, and what the next one is refused with. */
  mostWaiting: number
  refusal: () => Error
}

/** Lets so many do something at once; the others wait for their turn, first come, first served. */
export function createSemaphore(most: number, queue?: Queue) {
  let free = most
  const waiting: (() => void)[] = []
  return async <T>(act: () => Promise<T>): Promise<T> => {
    if (free > 0) free--
    else if (queue && waiting.length >= queue.mostWaiting) throw queue.refusal()
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      return await act()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else free++
    }
  }
}
