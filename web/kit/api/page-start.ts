import type { PartReply } from '#contract/kit/page-call.ts'
import type { WireResponse } from '#contract/kit/rendering.ts'
import type { StoredAnswer } from '../device/database.ts'

/** What start.ts left: the request for everything that the page needs. */
export type PageStart = {
  /** Path and query string of the page. */
  path: string
  token: string
  /** Null if the server couldn't be reached. */
  reply: Promise<WireResponse | null>
  /** What an earlier visit of the page has left on this device. */
  stored: Promise<(StoredAnswer | undefined)[]>
}

declare global {
  var pageStart: PageStart | undefined
}

/** After this time an unused part is out of date. */
export const freshMs = 10_000

/** A server that ended the session, counts a limit or is overloaded would refuse every part again. */
const refusals = new Set([401, 429, 503, 504])

type Now = { path: string; token: string | null; time: number }

/**
 * Answers GET requests from the page's reply. Each part is used once, so that a later refetch goes to the server. A
 * request that may change something ends it: what was read before must not be shown after.
 */
export function createPageParts(start: PageStart | undefined) {
  let isOpen = start !== undefined
  let arrivedAt: number | null = null
  let refusal: WireResponse | null = null
  const parts = new Map<string, PartReply>()
  const arrival = start?.reply.then((reply) => {
    arrivedAt = Date.now()
    if (reply && refusals.has(reply.http)) refusal = reply
    for (const part of partsOf(reply)) parts.set(part.path, part)
  })

  const isUsable = ({ token, time }: Now) =>
    isOpen && token === start!.token && (arrivedAt === null || time - arrivedAt < freshMs)

  return {
    /** When the reply has arrived, whatever it says; null if none was requested. */
    arrival: arrival ?? null,
    /** The part as it would be taken, if the reply is there. */
    peek: (wirePath: string, now: () => Now): WireResponse | null => {
      const part = parts.get(wirePath)
      return part && isUsable(now()) ? part : null
    },
    isEmpty: () => parts.size === 0,
    drop: (wirePath: string) => void parts.delete(wirePath),
    close: () => {
      isOpen = false
      parts.clear()
    },
    /** Null: ask the server. */
    take: async (wirePath: string, now: () => Now): Promise<WireResponse | null> => {
      const isWaiting = arrivedAt === null
      // Another page than the one that was opened doesn't wait for the reply.
      if (!isUsable(now()) || (isWaiting && now().path !== start!.path)) return null
      await arrival
      if (!isUsable(now())) return null
      const part = parts.get(wirePath)
      parts.delete(wirePath)
      if (part) return { http: part.http, body: part.body }
      return isWaiting ? refusal : null
    },
  }
}

export function partsOf(reply: WireResponse | null): PartReply[] {
  const { data } = (reply?.body ?? {}) as { data?: { parts?: PartReply[] } }
  return Array.isArray(data?.parts) ? data.parts : []
}
