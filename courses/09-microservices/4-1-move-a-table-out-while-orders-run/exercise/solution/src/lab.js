// Two databases, writers that never stop, and a power supply that fails. Read only.
import * as moving from './move.js'
import * as switching from './switch.js'

class PowerFailure extends Error {}

function createPower() {
  let left = Infinity
  let isOut = false
  return {
    point: () => {
      if (isOut || left-- <= 0) {
        isOut = true
        throw new PowerFailure('power failure')
      }
    },
    failAfter: (points) => void (left = points),
    isOut: () => isOut,
  }
}

/** A database of its own: it doesn’t know the other one’s schema. */
function side(db, power, schema, other) {
  const guarded = (run, before) => async (text, ...args) => {
    if (new RegExp(`\\b${other}\\.`).test(text)) throw new Error(`This database has no schema ${other}`)
    before()
    return run(text, ...args)
  }
  return {
    query: guarded((...args) => db.query(...args), power.point),
    exec: guarded((...args) => db.exec(...args), power.point),
    // The power fails before the commit or after it: between two statements inside, it makes no difference.
    transaction: async (work) => {
      const result = await db.transaction(async (tx) => {
        const done = await work({
          query: guarded((...args) => tx.query(...args), () => {}),
          exec: guarded((...args) => tx.exec(...args), () => {}),
          rollback: () => tx.rollback(),
        })
        power.point()
        return done
      })
      power.point()
      return result
    },
  }
}

export function createLab({ db }) {
  let power = createPower()
  const sidesOf = (current) => ({
    old: side(db, current, 'monolith', 'service'),
    target: side(db, current, 'service', 'monolith'),
  })
  let sides = sidesOf(power)
  const move = { ...moving, ...switching }

  const table = (schema) => ({
    put: ({ id, office, place }) =>
      db.query(
        `insert into ${schema}.dabbas (id, office, place) values ($1, $2, $3)
         on conflict (id) do update set office = $2, place = $3`,
        [id, office, place],
      ),
    remove: (id) => db.query(`delete from ${schema}.dabbas where id = $1`, [id]),
    get: async (id) => (await db.query(`select id, office, place from ${schema}.dabbas where id = $1`, [id])).rows[0],
    all: async () => (await db.query(`select id, office, place from ${schema}.dabbas order by id`)).rows,
  })
  const monolith = table('monolith')

  async function fill(count) {
    if ((await monolith.all()).length > 0) return
    for (let id = 1; id <= count; id += 1) await monolith.put({ id, office: `office ${id % 7}`, place: 'kitchen' })
  }
  /** Before the first prepare there is nothing but the monolith. */
  async function owner() {
    const { rows } = await db.query("select 1 from pg_namespace where nspname = 'service'")
    return rows.length === 0 ? 'monolith' : move.owner(sides)
  }

  /** One move with writers between any two steps. The power fails once; then it begins again at prepare. */
  async function play(failAfter) {
    await db.exec('rollback')
    await db.exec('drop schema if exists service cascade')
    await db.exec('drop table if exists monolith.dabba_changes cascade')
    const { rows: triggers } = await db.query(
      "select tgname as name from pg_trigger where tgrelid = 'monolith.dabbas'::regclass and not tgisinternal",
    )
    for (const { name } of triggers) await db.exec(`drop trigger "${name}" on monolith.dabbas`)
    await db.exec('delete from monolith.dabbas')
    await fill(6)
    power = createPower()
    sides = sidesOf(power)
    power.failAfter(failAfter)
    let number = 0
    const write = async () => {
      number += 1
      await monolith.put({ id: 1 + (number % 6), office: 'Dadar Press', place: `place ${number}` })
      await monolith.put({ id: 20 + number, office: 'new office', place: 'kitchen' })
      await monolith.remove(1 + ((number * 4) % 7))
    }
    const run = async () => {
      await move.prepare(sides)
      await write()
      for (let steps = 0; !(await move.backfill({ ...sides, size: 3 })).done; steps += 1) {
        await write()
        if (steps > 30) throw new Error('The backfill never ends')
      }
      await write()
      for (let steps = 0; (await move.catchUp({ ...sides, limit: 20 })) > 0; steps += 1)
        if (steps > 60) throw new Error('The catch-up never ends')
    }
    try {
      await run()
    } catch (error) {
      if (!power.isOut()) throw error
      await db.exec('rollback')
      await write()
      power = createPower()
      sides = sidesOf(power)
      await run()
      return { hasFailed: true, end: await differences() }
    }
    return { hasFailed: false, end: await differences() }
  }

  async function differences() {
    const [from, to] = [await monolith.all(), await table('service').all()]
    const text = (row) => `${row.office}, ${row.place}`
    const there = new Map(to.map((row) => [row.id, text(row)]))
    const wanted = new Map(from.map((row) => [row.id, text(row)]))
    return {
      missing: from.filter(({ id }) => !there.has(id)).length,
      different: from.filter((row) => there.has(row.id) && there.get(row.id) !== text(row)).length,
      stillThere: to.filter(({ id }) => !wanted.has(id)).length,
    }
  }

  /** Plays the move again and again; each time the power fails one point later. Returns the different ends. */
  async function storm() {
    const ends = new Map()
    for (let failAfter = 0; failAfter < 200; failAfter += 1) {
      const { hasFailed, end } = await play(failAfter)
      const text = JSON.stringify(end)
      ends.set(text, (ends.get(text) ?? 0) + 1)
      if (!hasFailed) break
    }
    return { ends: [...ends].map(([text, points]) => ({ ...JSON.parse(text), points })) }
  }

  return {
    get sides() {
      return sides
    },
    move,
    table,
    fill,
    owner,
    storm,
  }
}
