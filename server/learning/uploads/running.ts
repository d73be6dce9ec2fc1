import type { IncomingMessage } from 'node:http'
import { alreadyComing, mostAtOnce, tooManyAtOnce } from './rules.ts'

type Running = { personId: number; body: IncomingMessage; done: Promise<unknown> }
type Upload = { id: string; personId: number }

export type RunningUploads = ReturnType<typeof runningUploads>

/**
 * The parts that this process receives just now. It only spares work: that two parts never count for the same bytes
 * is the database's matter, among all instances.
 */
export function runningUploads() {
  const running = new Map<string, Running>()
  const countOf = (person: number) => [...running.values()].filter(({ personId }) => personId === person).length

  return {
    /** Receives a part, unless one of the same file is coming already or too many of the same person are. */
    run: async <T>({ id, personId }: Upload, body: IncomingMessage, receive: () => Promise<T>): Promise<T> => {
      if (running.has(id)) throw alreadyComing()
      if (countOf(personId) >= mostAtOnce) throw tooManyAtOnce()
      const done = receive()
      running.set(id, { personId, body, done })
      try {
        return await done
      } finally {
        running.delete(id)
      }
    },
    /**
     * Whoever asks where a file stands has lost the connection that it came by, often before we notice: that one is
     * ended here, and what it brought counts.
     */
    settle: async (id: string): Promise<void> => {
      const one = running.get(id)
      if (!one) return
      if (!one.body.complete) one.body.destroy()
      await one.done.catch(() => {})
    },
  }
}
