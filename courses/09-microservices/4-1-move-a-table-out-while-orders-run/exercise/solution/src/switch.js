import { catchUp, compare, copyRow, progressOf, rowsOf, saveProgress } from './move.js'

export async function owner({ target }) {
  const { rows } = await target.query('select owner from service.ownership')
  return rows[0].owner
}

const isEqual = ({ missing, different, stillThere }) => missing + different + stillThere === 0

export async function switchToService({ old, target }) {
  while ((await catchUp({ old, target, limit: 100 })) > 0);
  const found = await compare({ old, target })
  const switched = isEqual(found) && (await owner({ target })) === 'monolith'
  if (switched)
    await target.transaction(async (tx) => {
      // What came by copying needn't flow back.
      const { rows } = await tx.query('select coalesce(max(seq), 0) as seq from service.dabba_changes')
      await saveProgress(tx, 'flowed_seq', rows[0].seq)
      await tx.query("update service.ownership set owner = 'service'")
    })
  return { switched, ...found }
}

export async function flowBack({ old, target }) {
  if ((await owner({ target })) !== 'service') return 0
  const flowed = await progressOf(target, 'flowed_seq')
  const { rows: changes } = await target.query('select seq, id from service.dabba_changes where seq > $1 order by seq', [
    flowed,
  ])
  if (changes.length === 0) return 0
  const ids = [...new Set(changes.map(({ id }) => id))]
  const current = await rowsOf(target, 'service', ids)
  await old.transaction(async (tx) => {
    for (const id of ids) await copyRow(tx, 'monolith', id, current.get(id))
  })
  // After the rows: a crash in between repeats them, which does no harm.
  await saveProgress(target, 'flowed_seq', changes.at(-1).seq)
  return changes.length
}

export async function switchBack({ old, target }) {
  await flowBack({ old, target })
  const found = await compare({ old, target })
  const switched = isEqual(found) && (await owner({ target })) === 'service'
  if (switched) await target.query("update service.ownership set owner = 'monolith'")
  return { switched, ...found }
}
