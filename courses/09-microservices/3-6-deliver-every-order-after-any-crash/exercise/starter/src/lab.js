// A bad network, a clock that you can turn, and a power supply that fails. Read only.

class PowerFailure extends Error {}

/** The database until the power fails: before and after each statement and each transaction, and inside it. */
function createPower(db) {
  let left = Infinity
  let isOut = false
  const point = () => {
    if (isOut || left-- <= 0) {
      isOut = true
      throw new PowerFailure('power failure')
    }
  }
  const tools = (inner, after = () => {}) => {
    const guarded =
      (name) =>
      async (...args) => {
        point()
        const result = await inner[name](...args)
        after()
        return result
      }
    return { query: guarded('query'), exec: guarded('exec'), sql: guarded('sql') }
  }
  return {
    db: {
      ...tools(db, point),
      transaction: async (work) => {
        const result = await db.transaction(async (tx) => {
          const done = await work({ ...tools(tx), rollback: () => tx.rollback() })
          point()
          return done
        })
        point()
        return result
      },
    },
    failAfter: (points) => void (left = points),
    isOut: () => isOut,
  }
}

export function createLab({ db, createServices, runRelay }) {
  let power = createPower(db)
  let services = createServices(power.db)
  let clock = Date.UTC(2026, 10, 16, 7)
  const faults = { kitchen: [], billing: [] }
  const sent = []

  /** Brings a message to a service. What it returns is the confirmation; without one it fails. */
  async function send(to, message) {
    sent.push(`${to} ${message.order} v${message.version}`)
    const fault = faults[to].shift() ?? 'ok'
    const deliver = () => services[to].inject({ method: 'POST', url: `/${to}/messages`, payload: message })
    if (fault === 'lost') throw new Error('timeout')
    const answer = await deliver()
    if (fault === 'doubled') await deliver()
    if (power.isOut()) throw new PowerFailure('power failure')
    if (fault === 'answer lost') throw new Error('timeout')
    if (answer.statusCode !== 200) throw new Error(`${to} answered ${answer.statusCode}`)
  }
  const relay = () => runRelay({ db: power.db, send, now: () => clock })

  /** Everything in memory is gone. An open transaction ends as if it had never begun. */
  async function restart() {
    await db.exec('rollback')
    power = createPower(db)
    services = createServices(power.db)
  }

  const put = (id, dish, paise) => () =>
    services.orders.inject({ method: 'PUT', url: `/orders/${id}`, payload: { dish, paise } })
  const lunch = [
    put('ord-1', 'thali', 12_000),
    relay,
    put('ord-1', 'dal-rice', 8_000),
    relay,
  ]

  /** Plays one lunch. The power fails once; whoever was interrupted then tries again, as people and cron jobs do. */
  async function play(failAfter) {
    await emptyTables()
    await restart()
    power.failAfter(failAfter)
    let hasFailed = false
    for (const step of lunch) {
      await Promise.resolve(step()).catch(() => {})
      if (!power.isOut()) continue
      hasFailed = true
      await restart()
      await step()
    }
    power.failAfter(Infinity)
    for (let round = 0; round < 12; round += 1) {
      clock += 10_000
      const { sent } = await relay()
      if (sent === 0) break
    }
    return { hasFailed, end: await endOf() }
  }

  async function emptyTables() {
    const { rows } = await db.query("select quote_ident(tablename) as name from pg_tables where schemaname = 'public'")
    await db.exec(`truncate ${rows.map(({ name }) => name).join(', ')} restart identity cascade`)
  }

  async function endOf() {
    const read = async (name, url) => (await services[name].inject({ method: 'GET', url })).json()
    return {
      kitchen: await read('kitchen', '/kitchen'),
      billing: await read('billing', '/billing/ord-1'),
      outbox: await read('orders', '/orders/outbox'),
    }
  }

  /** Plays the lunch again and again; each time the power fails one point later. Returns the different ends. */
  async function storm() {
    const ends = new Map()
    for (let failAfter = 0; failAfter < 200; failAfter += 1) {
      const { hasFailed, end } = await play(failAfter)
      if (!hasFailed) break
      const text = JSON.stringify(end)
      ends.set(text, [...(ends.get(text) ?? []), failAfter])
    }
    return {
      failures: [...ends.values()].flat().length,
      ends: [...ends].map(([text, points]) => ({ ...JSON.parse(text), points: points.length })),
    }
  }

  return {
    service: (name) => services[name],
    relay,
    sent,
    storm,
    trouble: (next) => {
      for (const [name, list] of Object.entries(next)) faults[name].push(...list)
      return faults
    },
    wait: (ms) => {
      clock += ms
      return { now: new Date(clock).toISOString() }
    },
  }
}
