// Four services that remember what they did, faults, and a power supply that fails. Read only.

class PowerFailure extends Error {}

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
    point,
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

const actions = ['pay', 'refund', 'assign', 'release', 'cook', 'notify', 'person']

export async function createLab({ db, createOrders }) {
  await db.exec(`create schema if not exists world;
    create table if not exists world.done (key text primary key, order_id text, action text);`)
  let power = createPower(db)
  let orders = null
  let refuse = []
  let lose = {}
  let overtaken = null
  const calls = []

  /** ok, refused, or no answer. The same key does nothing a second time. */
  const serviceOf = (action) => async (order, key) => {
    power.point()
    calls.push(`${action} ${key}`)
    if (refuse.includes(action)) return 'refused'
    await db.query('insert into world.done values ($1, $2, $3) on conflict do nothing', [
      key ?? `${action} ${calls.length}`,
      order,
      action,
    ])
    power.point()
    if (overtaken === action) {
      overtaken = null
      await createOrders({ db: power.db, services }).inject({ method: 'POST', url: '/orders/recover' })
    }
    const lost = [`${action} ${order}`, action].find((name) => lose[name] > 0)
    if (lost) {
      lose[lost] -= 1
      throw new Error('no answer')
    }
    return 'ok'
  }
  const services = Object.fromEntries(actions.map((action) => [action, serviceOf(action)]))

  async function facts(order) {
    const { rows } = await db.query('select action, count(*)::int as n from world.done where order_id = $1 group by 1', [order])
    const count = (action) => rows.find((row) => row.action === action)?.n ?? 0
    const isSettled = count('person') > 0
    return {
      paise: isSettled ? 0 : 12_000 * (count('pay') - count('refund')),
      entries: count('pay') + count('refund'),
      dabbas: isSettled ? 0 : count('assign') - count('release'),
      pots: count('cook'),
      sms: count('notify'),
    }
  }

  /** Everything in memory is gone. An open transaction ends as if it had never begun. */
  async function restart() {
    await db.exec('rollback')
    power = createPower(db)
    orders = createOrders({ db: power.db, services })
  }
  await restart()

  const send = async (method, url) => {
    const answer = await orders.inject({ method, url })
    return { status: answer.statusCode, body: answer.json() }
  }

  /** One order, with a power failure. Afterwards nobody names it again, unless it was never stored. */
  async function play(failAfter, trouble) {
    const { rows } = await db.query("select quote_ident(tablename) as name from pg_tables where schemaname = 'public'")
    await db.exec(`truncate ${['world.done', ...rows.map(({ name }) => name)].join(', ')} restart identity cascade`)
    await restart()
    refuse = trouble.refuse ?? []
    lose = { ...trouble.lose }
    power.failAfter(failAfter)
    await send('POST', '/orders/ord-1')
    const hasFailed = power.isOut()
    if (hasFailed) await restart()
    power.failAfter(Infinity)
    await send('POST', '/orders/recover')
    if ((await send('GET', '/orders/ord-1')).status === 404) await send('POST', '/orders/ord-1')
    await send('POST', '/orders/recover')
    const { state, history } = (await send('GET', '/orders/ord-1')).body
    return { hasFailed, end: { state, history, ...(await facts('ord-1')) } }
  }

  /** Plays the same order again and again; each time the power fails one point later. Returns the different ends. */
  async function storm(trouble) {
    const ends = new Map()
    for (let failAfter = 0; failAfter < 200; failAfter += 1) {
      const { hasFailed, end } = await play(failAfter, trouble)
      if (!hasFailed) break
      const text = JSON.stringify(end)
      ends.set(text, (ends.get(text) ?? 0) + 1)
    }
    return { ends: [...ends].map(([text, points]) => ({ ...JSON.parse(text), points })) }
  }

  return {
    orders: () => orders,
    facts,
    calls,
    storm,
    trouble: (next) => {
      refuse = next.refuse ?? []
      lose = { ...next.lose }
      return { refuse, lose }
    },
    failAfter: (points) => {
      power.failAfter(points)
      return { points }
    },
    overtake: (action) => {
      overtaken = action
      return { action }
    },
  }
}
