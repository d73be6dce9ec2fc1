import type { Writable } from 'node:stream'
import type { LiveWord } from '#contract/notifications/notifications.ts'

export type Stream = { personId: number; sessionId: number; openedAt: number; out: Writable }

/** Several tabs of a browser share one: this is for several devices, and for what a lost connection left behind. */
export const mostPerPerson = 6
/** Whoever does not take even this much in is not listening any more. */
const mostUnsent = 16 * 1024
/** Then it begins anew, perhaps elsewhere: a peer that vanished without a word is not kept for ever. */
const longest = 30 * 60_000

export type Streams = ReturnType<typeof createStreams>

/** The streams that are open in this instance. */
export function createStreams() {
  const byPerson = new Map<number, Set<Stream>>()
  const of = (personId: number): Stream[] => [...(byPerson.get(personId) ?? [])]
  const all = (): Stream[] => [...byPerson.values()].flatMap((streams) => [...streams])

  function write({ out }: Stream, text: string) {
    if (out.writableLength + text.length > mostUnsent) out.destroy()
    else if (out.writable) out.write(text)
  }
  const say = (stream: Stream, word: LiveWord) => write(stream, `data: ${word}\n\n`)

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
    /** Takes one in; the person's oldest ends where that makes too many. */
    add: (stream: Stream) => {
      const streams = byPerson.get(stream.personId) ?? new Set()
      byPerson.set(stream.personId, streams.add(stream))
      stream.out.on('close', () => remove(stream))
      // A connection that breaks while something is written to it is nothing to worry about: it closes.
      stream.out.on('error', () => {})
      const [oldest] = streams
      if (streams.size <= mostPerPerson || !oldest) return
      say(oldest, 'enough')
      end(oldest)
    },
    wake: (streams: Stream[]) => {
      for (const stream of streams) say(stream, 'changed')
    },
    /** A sign of life to everyone; who has listened for long enough is let go. */
    beat: (now: number) => {
      for (const stream of all()) {
        if (now - stream.openedAt > longest) end(stream)
        else write(stream, ':\n\n')
      }
    },
  }
}
