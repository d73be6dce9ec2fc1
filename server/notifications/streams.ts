import type { Writable } from 'node:stream'
import type { LiveEvent, LiveState } from '#contract/notifications/notifications.ts'

export type Stream = { personId: number; sessionId: number; seesPayments: boolean; openedAt: number; out: Writable }

/** The tabs of a browser share one stream; this allows for several devices and lost connections. */
export const maxPerPerson = 6
/** A client with more unsent bytes is gone. */
const maxUnsentBytes = 16 * 1024
/** Clients reconnect after this, so that vanished ones are not kept forever. */
const maxDurationMs = 30 * 60_000

/** The open streams of this instance. */
export function createStreams() {
  const byPerson = new Map<number, Set<Stream>>()
  const of = (personId: number): Stream[] => [...(byPerson.get(personId) ?? [])]
  const all = (): Stream[] => [...byPerson.values()].flatMap((streams) => [...streams])

  function write({ out }: Stream, text: string) {
    if (out.writableLength + text.length > maxUnsentBytes) out.destroy()
    else if (out.writable) out.write(text)
  }
  const send = (stream: Stream, event: LiveEvent) => write(stream, `data: ${event}\n\n`)

  function remove(stream: Stream) {
    const streams = byPerson.get(stream.personId)
    streams?.delete(stream)
    if (streams?.size === 0) byPerson.delete(stream.personId)
  }

  function end(stream: Stream) {
    remove(stream)
    stream.out.end()
  }

  return {
    of,
    all,
    count: () => all().length,
    end,
    /** Ends the person's oldest stream if there are too many. */
    add: (stream: Stream) => {
      const streams = byPerson.get(stream.personId) ?? new Set()
      byPerson.set(stream.personId, streams.add(stream))
      stream.out.on('close', () => remove(stream))
      // Write errors of broken connections; `close` follows.
      stream.out.on('error', () => {})
      const [oldest] = streams
      if (streams.size <= maxPerPerson || !oldest) return
      send(oldest, 'too many')
      end(oldest)
    },
    sendState: (stream: Stream, state: LiveState) => write(stream, `event: state\ndata: ${JSON.stringify(state)}\n\n`),
    wake: (streams: Stream[]) => {
      for (const stream of streams) send(stream, 'changed')
    },
    sendHeartbeat: (now: number) => {
      for (const stream of all()) {
        if (now - stream.openedAt > maxDurationMs) end(stream)
        else write(stream, ':\n\n')
      }
    },
  }
}
