import type { IncomingMessage } from 'node:http'
import { alreadyReceiving, maxConcurrent, tooManyConcurrent } from './rules.ts'

type ActiveUpload = { personId: number; body: IncomingMessage; done: Promise<unknown> }
type Upload = { id: string; personId: number }

const keyOf = ({ id, personId }: Upload) => `${personId} ${id}`

/** The parts this process is receiving. Only an optimisation: the database decides which bytes count. */
export function createActiveUploads() {
  const active = new Map<string, ActiveUpload>()
  const countOf = (personId: number) => [...active.values()].filter((upload) => upload.personId === personId).length

  return {
    run: async <T>(upload: Upload, body: IncomingMessage, receive: () => Promise<T>): Promise<T> => {
      const [key, { personId }] = [keyOf(upload), upload]
      if (active.has(key)) throw alreadyReceiving()
      if (countOf(personId) >= maxConcurrent) throw tooManyConcurrent()
      const done = receive()
      active.set(key, { personId, body, done })
      try {
        return await done
      } finally {
        active.delete(key)
      }
    },
    /** A client that asks for the offset has lost its connection, often before we notice. What has arrived counts. */
    interrupt: async (asked: Upload): Promise<void> => {
      const upload = active.get(keyOf(asked))
      if (!upload) return
      if (!upload.body.complete) upload.body.destroy()
      await upload.done.catch(() => {})
    },
  }
}
