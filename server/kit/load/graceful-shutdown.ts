import type { Log } from '../log.ts'

type Step = () => void | Promise<void>
/** The process exits after this time even if requests are still in progress. */
export const shutdownTimeoutMs = 20_000

export type GracefulShutdown = ReturnType<typeof createGracefulShutdown>

/**
 * Runs the shutdown steps, last added first, on Ctrl-C, a signal, or when the parent process is gone. Signals arrive
 * several times (from the terminal, npm and the starter): only the first counts. `drainMs` adds to the timeout.
 */
export function createGracefulShutdown(log: Pick<Log, 'error'>, drainMs = 0) {
  const steps: Step[] = []
  const listeners: (() => void)[] = []
  let isStopping = false

  async function stop(exitCode: number) {
    if (isStopping) return
    isStopping = true
    for (const listener of listeners) listener()
    setTimeout(() => process.exit(1), drainMs + shutdownTimeoutMs).unref()
    for (const step of steps.toReversed()) {
      await Promise.resolve()
        .then(step)
        .catch((error: unknown) => log.error({ err: error }, 'shutdown step failed'))
    }
    process.exit(exitCode)
  }

  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop(0))
  process.on('disconnect', () => void stop(0))

  return {
    isStopping: () => isStopping,
    /** Adds a step that runs before all steps added earlier. */
    onStop: (step: Step) => void steps.push(step),
    /** Adds a listener that is called when the shutdown begins. */
    onStopping: (listener: () => void) => void listeners.push(listener),
    /** Shuts down after an error that was already reported. */
    fail: () => void stop(1),
    /** Shuts down because of an error while running. */
    stop: (error: Error) => {
      log.error({ err: error }, 'shutting down')
      void stop(1)
    },
  }
}
