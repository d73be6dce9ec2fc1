import type { Connect } from '#engines/host/session.ts'

/**
 * Checks may open several connections one after the other; stopping ends the current one and all that follow. `problem`
 * tells why nothing could run, where that isn't the fault of the code.
 */
export function stoppable(connect: Connect) {
  let isStopped = false
  let isReady = false
  let problem: string | null = null
  let end: (() => void) | null = null
  const wrapped: Connect = ({ onMessage, onEnd }) => {
    if (isStopped) {
      // After the session has its connection.
      queueMicrotask(() => onEnd())
      return { post: () => {}, close: () => {} }
    }
    end = () => onEnd()
    return connect({
      onMessage: (message) => {
        isReady ||= (message as { kind?: unknown } | null)?.kind === 'ready'
        onMessage(message)
      },
      onEnd: (reason) => {
        if (!isReady) problem = reason ?? null
        onEnd(reason)
      },
    })
  }
  return {
    connect: wrapped,
    stop: () => {
      isStopped = true
      end?.()
    },
    problem: () => problem,
  }
}
