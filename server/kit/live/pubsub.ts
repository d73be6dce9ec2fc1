import pg from 'pg'
import type { Connection } from '../db/db.ts'
import { createSemaphore } from '../load/semaphore.ts'
import type { Log } from '../log.ts'

/** Asks the database through the line on which it is also heard. */
export type Ask = <Row extends pg.QueryResultRow>(sql: string) => Promise<Row[]>

/** What listens to one channel of the database. */
export type Ear = {
  channel: string
  heard: (payload: string) => void
  /** The line is up, for the first time or again: what was said before that went unheard. */
  opened: (ask: Ask) => Promise<void> | void
  /** The line is down: from now on nothing is heard. */
  lost?: () => void
  /** From time to time, a safety net for a word that got lost on the way. */
  looked?: (ask: Ask) => Promise<void>
}

/** One connection of this instance on which it hears whatever the database says to all instances. */
export type Line = {
  /** Listens from now on; the answer stops it. */
  hear: (ear: Ear) => () => void
  stop: () => Promise<void>
}

const again = 1_000
const lookEvery = 30_000
// A server that vanished without a word does not answer; then the line is made anew.
const patience = 4_000

export function connectPubSub(connection: Connection, log: Pick<Log, 'error'>): Line {
  const ears = new Set<Ear>()
  let client: pg.Client | null = null
  let isConnected = false
  let isStopped = false
  let timer: NodeJS.Timeout | undefined
  // A connection answers one question at a time.
  const oneByOne = createSemaphore(1)

  async function open() {
    const line = new pg.Client({
      ...connection,
      application_name: 'academy-line',
      connectionTimeoutMillis: patience,
      query_timeout: patience,
      keepAlive: true,
    })
    client = line
    line.on('error', () => lose(line))
    line.on('end', () => lose(line))
    line.on('notification', ({ channel, payload = '' }) => {
      for (const ear of ears) if (ear.channel === channel) ear.heard(payload)
    })
    try {
      await line.connect()
      isConnected = true
      for (const ear of ears) await join(line, ear)
      if (client === line) timer = setInterval(() => void look(line), lookEvery)
    } catch (error) {
      log.error({ err: error }, 'the line to the database')
      lose(line)
    }
  }

  /** First listens, then lets the ear catch up: what is said in between is heard. */
  const join = (line: pg.Client, ear: Ear) =>
    oneByOne(async () => {
      await line.query(`listen ${pg.escapeIdentifier(ear.channel)}`)
      await ear.opened(askThrough(line))
    })

  const look = (line: pg.Client) =>
    oneByOne(async () => {
      await line.query('select 1')
      for (const ear of ears) await ear.looked?.(askThrough(line))
    }).catch(() => lose(line))

  function lose(line: pg.Client) {
    if (client !== line) return
    client = null
    isConnected = false
    clearInterval(timer)
    for (const ear of ears) ear.lost?.()
    line.end().catch(() => {})
    if (!isStopped) setTimeout(() => void (isStopped || open()), again).unref()
  }

  void open()
  return {
    hear: (ear) => {
      ears.add(ear)
      const line = client
      if (line && isConnected) join(line, ear).catch(() => lose(line))
      return () => void ears.delete(ear)
    },
    stop: async () => {
      isStopped = true
      clearInterval(timer)
      await client?.end().catch(() => {})
    },
  }
}

const askThrough =
  (line: pg.Client): Ask =>
  async <Row extends pg.QueryResultRow>(sql: string) =>
    (await line.query<Row>(sql)).rows
