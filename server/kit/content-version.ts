import pg from 'pg'
import type { Connection } from './db.ts'
import type { Log } from './log.ts'

/** The version of what the public pages show; null while this instance cannot know it. */
export type ContentVersion = { current: () => number | null; stop: () => Promise<void> }

const again = 1_000
// A safety net for a word of the database that got lost on the way.
const poll = 30_000

/**
 * Hears from the database whenever content changes, in this or any other instance. While the line is down nobody
 * knows, so pages are then made anew for each visitor instead of being taken from what was kept.
 */
export function watchContent(connection: Connection, log: Pick<Log, 'error'>): ContentVersion {
  let version: number | null = null
  let client: pg.Client | null = null
  let timer: NodeJS.Timeout | undefined
  let isStopped = false

  const read = async (line: pg.Client) => {
    const { rows } = await line.query<{ version: number }>('select version from content_version')
    version = rows[0]!.version
  }

  async function listen() {
    const line = new pg.Client({ ...connection, application_name: 'academy-content', connectionTimeoutMillis: 4_000 })
    client = line
    line.on('error', () => lose(line))
    line.on('end', () => lose(line))
    line.on('notification', ({ payload }) => {
      version = Math.max(version ?? 0, Number(payload))
    })
    try {
      await line.connect()
      // First listen, then read: a change in between is heard of.
      await line.query('listen content')
      await read(line)
      timer = setInterval(() => void read(line).catch(() => lose(line)), poll)
    } catch (error) {
      log.error({ err: error }, 'content version')
      lose(line)
    }
  }

  function lose(line: pg.Client) {
    if (client !== line) return
    client = null
    version = null
    clearInterval(timer)
    line.end().catch(() => {})
    if (!isStopped) setTimeout(() => void listen(), again).unref()
  }

  void listen()
  return {
    current: () => version,
    stop: async () => {
      isStopped = true
      clearInterval(timer)
      await client?.end().catch(() => {})
    },
  }
}
