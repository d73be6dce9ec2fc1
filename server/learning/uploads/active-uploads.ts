import type { IncomingMessage } from 'node:http'
import { alreadyReceiving, maxConcurrent, tooManyConcurrent } from './rules.ts'

type ActiveUpload = { personId: number; body: IncomingMessage; done: Promise<unknown> }
type Upload = { id: string; personId: number }

/** The parts this process is receiving. Only an optimisation: the database decides which bytes count. */
export function createActiveUploads() {
  const active = new Map<string, ActiveUpload>()
  const countOf = (personId: number) => [...active.values()].filter((upload) => upload.personId === personId).length

  return {
    run: async <T>({ id, personId }: Upload, body: IncomingMessage, receive: () => Promise<T>): Promise<T> => {
      if (active.has(id)) throw alreadyReceiving()
      if (countOf(personId) >= maxConcurrent) throw tooManyConcurrent()
      const done = receive()
      active.set(id, { personId, body, done })
      try {
        return await done
      } finally {
        active.delete(id)
      }
    },
    /** A client that asks for the offset has lost its connection, often before we notice. What has arrived counts. */
    interrupt: async (id: string): Promise<void> => {
      const upload = active.get(id)
      if (!upload) return
      if (!upload.body.complete) upload.body.destroy()
      await upload.done.catch(() => {})
    },
  }
}
