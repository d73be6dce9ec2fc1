import type { Log } from '../log.ts'

type Step = () => void | Promise<void>
/** How long whoever is being answered may take, in milliseconds, before the process ends all the same. */
export const patience = 20_000

export type Stopper = ReturnType<typeof stopper>

/**
 * Ends what was started, last first, on Ctrl-C, on a signal, and when the process that started us is gone.
 * Signals come more than once (the terminal's, npm's and the starter's): only the first counts.
 * The steps have as long as they take on purpose, and our patience.
 */
export function stopper(log: Pick<Log, 'error'>, onPurpose = 0) {
  const steps: Step[] = []
  const announcements: (() => void)[] = []
  let isStopping = false

  async function stop(exitCode: number) {
    if (isStopping) return
    isStopping = true
    for (const announce of announcements) announce()
    setTimeout(() => process.exit(1), onPurpose + patience).unref()
    for (const step of steps.toReversed()) {
      await Promise.resolve()
        .then(step)
        .catch((error: unknown) => log.error({ err: error }, 'while stopping'))
    }
    process.exit(exitCode)
  }

  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop(0))
  process.on('disconnect', () => void stop(0))

  return {
    isStopping: () => isStopping,
    /** Adds what has to be ended before everything added earlier. */
    onStop: (step: Step) => void steps.push(step),
    /** Adds what has to be told at once when stopping begins. */
    announce: (tell: () => void) => void announcements.push(tell),
    /** Ends everything because something is wrong that was already told. */
    fail: () => void stop(1),
    /** Ends everything because of a problem met while running. */
    stop: (problem: Error) => {
      log.error({ err: problem }, 'stopping')
      void stop(1)
    },
  }
}
