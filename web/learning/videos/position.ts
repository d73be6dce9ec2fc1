/** Fewer seconds before the end count as watched. */
const endSeconds = 5
/** How far the video plays before its position is saved again. */
const stepSeconds = 10

/** Where a video starts: a watched one from the beginning. */
export const startAt = (seconds: number, duration: number): number =>
  Number.isFinite(duration) && seconds >= duration - endSeconds ? 0 : seconds

/** Saves where the learner is: every few seconds while it plays, and at once when it stops. */
export function createPositionSaver(initial: number, save: (seconds: number) => Promise<unknown>) {
  let saved = initial
  let current = initial

  function flush() {
    if (current === saved) return
    const sent = current
    const before = saved
    saved = sent
    // The next position is saved instead; a lost one costs a few seconds of the video.
    save(sent).catch(() => {
      if (saved === sent) saved = before
    })
  }
  return {
    watch: (seconds: number, duration: number) => {
      current = startAt(Math.floor(seconds), duration)
      if (Math.abs(current - saved) >= stepSeconds) flush()
    },
    flush,
  }
}
