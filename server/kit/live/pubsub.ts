import pg from 'pg'
import type { Connection } from '../db/db.ts'
import { createSemaphore } from '../load/semaphore.ts'
import type { Log } from '../log.ts'

/** Runs SQL on the connection that also receives the notifications. */
export type RunQuery = <Row extends pg.QueryResultRow>(sql: string) => Promise<Row[]>

/** A subscription to one LISTEN/NOTIFY channel of the database. */
export type Subscription = {
  channel: string
  onMessage: (payload: string) => void
  /** Connected, for the first time or again: messages sent before were missed, so catch up here. */
  onConnect: (query: RunQuery) => Promise<void> | void
  /** Disconnected: no messages arrive until the next `onConnect`. */
  onDisconnect?: () => void
  /** Called every 30 seconds, as a safety net for a lost message. */
  onPoll?: (query: RunQuery) => Promise<void>
}

/** PostgreSQL's LISTEN/NOTIFY over one connection per instance. */
export type PubSub = {
  /** Subscribes now; call the result to unsubscribe. */
  subscribe: (subscription: Subscription) => () => void
  stop: () => Promise<void>
}

const reconnectMs = 1_000
const pollMs = 30_000
// A server that vanished silently never answers; after this long we reconnect.
const timeoutMs = 4_000

export function connectPubSub(connection: Connection, log: Pick<Log, 'error'>): PubSub {
  const subscriptions = new Set<Subscription>()
  let current: pg.Client | null = null
  let isConnected = false
  let isStopped = false
  let pollTimer: NodeJS.Timeout | undefined
  // A connection runs one query at a time.
  const oneAtATime = createSemaphore(1)

  async function connect() {
    const client = new pg.Client({
      ...connection,
      application_name: 'academy-pubsub',
      connectionTimeoutMillis: timeoutMs,
      query_timeout: timeoutMs,
      keepAlive: true,
    })
    current = client
    client.on('error', () => disconnect(client))
    client.on('end', () => disconnect(client))
    client.on('notification', ({ channel, payload = '' }) => {
      for (const subscription of subscriptions) if (subscription.channel === channel) subscription.onMessage(payload)
    })
    try {
      await client.connect()
      isConnected = true
      for (const subscription of subscriptions) await listen(client, subscription)
      if (current === client) pollTimer = setInterval(() => void poll(client), pollMs)
    } catch (error) {
      log.error({ err: error }, 'pub/sub connection to the database')
      disconnect(client)
    }
  }

  /** Listens before it catches up, so that no message is missed in between. */
  const listen = (client: pg.Client, subscription: Subscription) =>
    oneAtATime(async () => {
      await client.query(`listen ${pg.escapeIdentifier(subscription.channel)}`)
      await subscription.onConnect(queryThrough(client))
    })

  const poll = (client: pg.Client) =>
    oneAtATime(async () => {
      await client.query('select 1')
      for (const subscription of subscriptions) await subscription.onPoll?.(queryThrough(client))
    }).catch(() => disconnect(client))

  function disconnect(client: pg.Client) {
    if (current !== client) return
    current = null
    isConnected = false
    clearInterval(pollTimer)
    for (const subscription of subscriptions) subscription.onDisconnect?.()
    client.end().catch(() => {})
    if (!isStopped) setTimeout(() => void (isStopped || connect()), reconnectMs).unref()
  }

  void connect()
  return {
    subscribe: (subscription) => {
      subscriptions.add(subscription)
      const client = current
      if (client && isConnected) listen(client, subscription).catch(() => disconnect(client))
      return () => void subscriptions.delete(subscription)
    },
    stop: async () => {
      isStopped = true
      clearInterval(pollTimer)
      await current?.end().catch(() => {})
    },
  }
}

const queryThrough =
  (client: pg.Client): RunQuery =>
  async <Row extends pg.QueryResultRow>(sql: string) =>
    (await client.query<Row>(sql)).rows
