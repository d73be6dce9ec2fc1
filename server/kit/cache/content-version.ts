import type { Ask, Line } from '../live/pubsub.ts'

/** The version of what the public pages show; null while this instance cannot know it. */
export type ContentVersion = { current: () => number | null }

/**
 * Hears from the database whenever content changes, in this or any other instance. While the line is down nobody
 * knows, so pages are then made anew for each visitor instead of being taken from what was kept.
 */
export function watchContent({ hear }: Pick<Line, 'hear'>): ContentVersion {
  let version: number | null = null

  const read = async (ask: Ask) => {
    const [row] = await ask<{ version: number }>('select version from content_version')
    version = row!.version
  }

  hear({
    channel: 'content',
    heard: (payload) => {
      version = Math.max(version ?? 0, Number(payload))
    },
    opened: read,
    looked: read,
    lost: () => {
      version = null
    },
  })
  return { current: () => version }
}
