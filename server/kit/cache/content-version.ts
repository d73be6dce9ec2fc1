import type { PubSub, RunQuery } from '../live/pubsub.ts'

/** The version of the public pages' content; null while this instance can't know it. */
export type ContentVersion = { current: () => number | null }

/**
 * Follows the version through pub/sub, so that a change in any instance reaches this one. While disconnected the version
 * is unknown, and pages are rendered for every visitor instead of coming from the cache.
 */
export function watchContentVersion({ subscribe }: Pick<PubSub, 'subscribe'>): ContentVersion {
  let version: number | null = null

  const read = async (query: RunQuery) => {
    const [row] = await query<{ version: number }>('select version from content_version')
    version = row!.version
  }

  subscribe({
    channel: 'content_changed',
    onMessage: (payload) => {
      version = Math.max(version ?? 0, Number(payload))
    },
    onConnect: read,
    onPoll: read,
    onDisconnect: () => {
      version = null
    },
  })
  return { current: () => version }
}
