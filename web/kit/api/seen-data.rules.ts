/** What a page of a build showed last, as stored in the browser. */
export type Seen = { at: number; build: string; data: unknown }

type Entry<Key> = { key: Key; size: number; at: number }

/** In characters. The whole storage has about 5 million, and drafts need room too. */
const limits = { entries: 24, size: 1_000_000 }
export const maxEntrySize = 300_000

/** The keys to remove: the oldest beyond the limits. */
export function expiredKeys<Key>(entries: Entry<Key>[]): Key[] {
  const newestFirst = entries.toSorted((one, other) => other.at - one.at)
  let size = 0
  return newestFirst.flatMap((entry, place) => {
    size += entry.size
    return place >= limits.entries || size > limits.size ? [entry.key] : []
  })
}

/**
 * A list that loads page by page is stored with its first page: each further one would be a request. The first page has
 * no parameter, which JSON can't express in a list.
 */
export function toSeenData(data: unknown): unknown {
  const { pages, pageParams } = (data ?? {}) as { pages?: unknown; pageParams?: unknown }
  if (!Array.isArray(pages) || !Array.isArray(pageParams)) return data
  return { pages: pages.slice(0, 1) }
}

/** The reverse of `toSeenData`. */
export function fromSeenData(data: unknown, isPaged: boolean): unknown {
  return isPaged ? { ...(data as { pages: unknown[] }), pageParams: [undefined] } : data
}

/** Names the session in the keys of the storage, so that nobody else's data is ever shown. */
export function sessionName(token: string): string {
  let hash = 0xcbf29ce484222325n
  for (const char of token) hash = BigInt.asUintN(64, (hash ^ BigInt(char.codePointAt(0)!)) * 0x100000001b3n)
  return hash.toString(36)
}
