import { readFile } from 'node:fs/promises'
import { owner } from './switch.js'

/** Recording begins before the first row is copied. */
export async function prepare({ old, target }) {
  await target.exec(await readFile('sql/service.sql', 'utf8'))
  await old.exec(await readFile('sql/record.sql', 'utf8'))
}

export async function progressOf(target, name) {
  const { rows } = await target.query('select value from service.progress where name = $1', [name])
  return Number(rows[0].value)
}
export const saveProgress = (tx, name, value) =>
  tx.query('update service.progress set value = $2 where name = $1', [name, value])

/** Writes a row as it is now, or its absence. Repeating it does no harm. */
export async function copyRow(tx, schema, id, row) {
  if (!row) return tx.query(`delete from ${schema}.dabbas where id = $1`, [id])
  return tx.query(
    `insert into ${schema}.dabbas (id, office, place) values ($1, $2, $3)
     on conflict (id) do update set office = $2, place = $3`,
    [id, row.office, row.place],
  )
}

export async function rowsOf(db, schema, ids) {
  const { rows } = await db.query(`select id, office, place from ${schema}.dabbas where id = any ($1)`, [ids])
  return new Map(rows.map((row) => [row.id, row]))
}

export async function backfill({ old, target, size }) {
  const lastId = await progressOf(target, 'last_id')
  const { rows } = await old.query('select id, office, place from monolith.dabbas where id > $1 order by id limit $2', [
    lastId,
    size,
  ])
  if (rows.length > 0)
    await target.transaction(async (tx) => {
      for (const row of rows) await copyRow(tx, 'service', row.id, row)
      await saveProgress(tx, 'last_id', rows.at(-1).id)
    })
  return { copied: rows.length, done: rows.length < size }
}

export async function catchUp({ old, target, limit }) {
  if ((await owner({ target })) !== 'monolith') return 0
  const lastSeq = await progressOf(target, 'last_seq')
  const { rows: changes } = await old.query(
    'select seq, id from monolith.dabba_changes where seq > $1 order by seq limit $2',
    [lastSeq, limit],
  )
  if (changes.length === 0) return 0
  const ids = [...new Set(changes.map(({ id }) => id))]
  const current = await rowsOf(old, 'monolith', ids)
  await target.transaction(async (tx) => {
    for (const id of ids) await copyRow(tx, 'service', id, current.get(id))
    await saveProgress(tx, 'last_seq', changes.at(-1).seq)
  })
  return changes.length
}

export async function compare({ old, target }) {
  const { rows: from } = await old.query('select id, office, place from monolith.dabbas')
  const { rows: to } = await target.query('select id, office, place from service.dabbas')
  const there = new Map(to.map((row) => [row.id, row]))
  const wanted = new Set(from.map(({ id }) => id))
  const isDifferent = ({ id, office, place }) => {
    const row = there.get(id)
    return row !== undefined && (row.office !== office || row.place !== place)
  }
  return {
    missing: from.filter(({ id }) => !there.has(id)).length,
    different: from.filter(isDifferent).length,
    stillThere: to.filter(({ id }) => !wanted.has(id)).length,
  }
}
