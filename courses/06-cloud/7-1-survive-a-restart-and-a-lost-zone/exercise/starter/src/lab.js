// Zones, a load balancer, a CDN, and a clock that the lab turns. Read only.
import { createShutdown } from './shutdown.js'
import { createSite } from './site.js'

const threshold = 2

export function createLab({ db }) {
  let isDown = false
  const guarded =
    (name) =>
    async (...args) => {
      if (isDown) throw new Error('connect ECONNREFUSED 10.0.1.12:5432')
      return db[name](...args)
    }
  const connection = { query: guarded('query'), exec: guarded('exec'), transaction: guarded('transaction') }

  const load = { requests: 0, failed: 0 }
  const zones = {}
  for (const name of ['a', 'b']) {
    const zone = { isOpen: true, exits: [], hangs: 0, inTurn: true, bad: 0, good: 0, seconds: { open: 0, closed: 0 } }
    const shutdown = createShutdown(
      { drainSeconds: 3, finishSeconds: 5 },
      {
        closeDoor: () => void (zone.isOpen = false),
        running: () => (zone.hangs > 0 ? 1 : 0),
        sleep: async (seconds) => {
          for (let second = 0; second < seconds; second += 1) {
            zone.seconds[zone.isOpen ? 'open' : 'closed'] += 1
            if (!zone.isOpen && zone.hangs > 0) zone.hangs -= 1
            await tick()
          }
        },
        exit: (status) => {
          zone.isOpen = false
          zone.exits.push(status)
        },
      },
    )
    zones[name] = { ...zone, shutdown, site: createSite({ db: connection, zone: name, isReady: shutdown.isReady }), state: zone }
  }

  const refused = { status: 502, headers: {}, body: { error: 'connection refused' } }
  async function ask(name, wanted) {
    const { state, site } = zones[name]
    if (!state.isOpen) return refused
    const answer = await site.inject(wanted)
    const { 'content-type': type, 'cache-control': cache } = answer.headers
    const headers = { ...(type && { 'content-type': type }), ...(cache && { 'cache-control': cache }) }
    return { status: answer.statusCode, headers, body: answer.body }
  }

  let turn = 0
  async function balanced(wanted) {
    const ready = Object.keys(zones).filter((name) => zones[name].state.inTurn)
    if (ready.length === 0) return { status: 503, headers: {}, body: { error: 'No backend is ready' } }
    turn += 1
    return ask(ready[turn % ready.length], wanted)
  }
  /** One second: requests arrive, then the load balancer asks each zone whether it is ready. */
  async function tick() {
    for (let number = 0; number < 10; number += 1) {
      const { status } = await balanced({ method: 'GET', url: '/api/slots?date=2026-11-17' })
      load.requests += 1
      if (status !== 200) load.failed += 1
    }
    for (const name of Object.keys(zones)) {
      const { state } = zones[name]
      const isGood = (await ask(name, { method: 'GET', url: '/readyz' })).status === 200
      state.bad = isGood ? 0 : state.bad + 1
      state.good = isGood ? state.good + 1 : 0
      if (state.bad >= threshold) state.inTurn = false
      if (state.good >= threshold) state.inTurn = true
    }
  }

  const copies = new Map()
  /** Keeps what may be kept, and answers with it while the site is down. */
  async function cached(wanted) {
    const answer = await balanced(wanted)
    const rules = answer.headers['cache-control'] ?? ''
    if (answer.status === 200 && wanted.method === 'GET' && /stale-if-error=\d/.test(rules) && !/no-store|private/.test(rules))
      copies.set(wanted.url, answer)
    return answer.status >= 500 && copies.has(wanted.url) ? copies.get(wanted.url) : answer
  }

  return {
    ask,
    balanced,
    cached,
    setDatabase: (down) => {
      isDown = down
      return { isDown }
    },
    /** TERM under load; `hangs` is for how many seconds after closing a request still runs. */
    stop: async (name, { hangs = 0, twice = false }) => {
      const { state, shutdown } = zones[name]
      state.hangs = hangs
      await Promise.all([shutdown.stop(), ...(twice ? [shutdown.stop()] : [])])
      for (let second = 0; second < 3; second += 1) await tick()
      return { failed: load.failed, drained: state.seconds.open, finished: state.seconds.closed, exits: state.exits }
    },
    /** TERM, without waiting for what follows. */
    term: (name) => {
      const { shutdown } = zones[name]
      const ready = [shutdown.isReady()]
      void shutdown.stop()
      return { ready: [...ready, shutdown.isReady()] }
    },
    kill: async (name) => {
      zones[name].state.isOpen = false
      for (let second = 0; second < 3; second += 1) await tick()
      return { failed: load.failed }
    },
    /** The same slot in both zones at the same moment, with two keys. */
    bothAtOnce: async ({ slot }) => {
      const book = (name) =>
        ask(name, {
          method: 'POST',
          url: '/api/bookings',
          headers: { 'idempotency-key': `key-${name}` },
          payload: { slot, patient: `patient ${name}` },
        })
      const answers = await Promise.all([book('a'), book('b')])
      return answers.map(({ status }) => status).toSorted()
    },
  }
}
