import { isRejection } from '#web/kit/api/is-rejection.ts'
import { hasMoved, type Place } from './reading.rules.ts'

type Options = {
  /** What the server has. */
  saved: Place | null
  /** Returns the percentage that the server has now: less than was sent, if that was read too quickly. */
  save: (place: Place) => Promise<{ percent: number }>
  /** Saves while the page closes, without waiting for the outcome. */
  saveAtOnce: (place: Place) => void
}

export const saveEveryMs = 5000

/** Saves the newest place every few seconds while the reader moves. What could not be saved is tried again. */
export function createReadingSaver({ saved, save, saveAtOnce }: Options) {
  let last = saved
  let now: Place | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  const isUnsaved = () => now !== null && hasMoved(last, now)

  function schedule() {
    timer ??= setTimeout(() => void saveNow(), saveEveryMs)
  }

  async function saveNow() {
    timer = undefined
    if (!isUnsaved()) return
    const place = now!
    const before = last
    last = { ...place, percent: Math.max(place.percent, before?.percent ?? 0) }
    try {
      last = { ...place, ...(await save(place)) }
    } catch (error) {
      // Without a connection the next try sends the place of that moment; what the server rejects is not sent again.
      if (!isRejection(error)) last = before
    }
    if (isUnsaved()) schedule()
  }

  return {
    move: (place: Place) => {
      now = place
      if (isUnsaved()) schedule()
    },
    /** For a page that closes or is hidden. */
    flush: () => {
      clearTimeout(timer)
      timer = undefined
      if (!isUnsaved()) return
      last = now
      saveAtOnce(now!)
    },
  }
}
