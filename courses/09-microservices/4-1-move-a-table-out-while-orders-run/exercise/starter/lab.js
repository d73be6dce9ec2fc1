// An old database that never stops writing, and a new one that can lose power. Change only move.js.
import { backfill, catchUp, prepare } from './move.js'
export { backfill, catchUp, prepare }

/** The monolith's table: rows { id, office, place }, found by id. */
export function createOld(count) {
  const rows = new Map(Array.from({ length: count }, (_, i) => [i + 1, { id: i + 1, office: `office ${i % 7}`, place: 'kitchen' }]))
  const changes = [] // { seq, id }
  let isRecording = false
  const note = (id) => void (isRecording && changes.push({ seq: changes.length + 1, id }))
  return {
    put: (row) => (rows.set(row.id, { ...row }), note(row.id)),
    delete: (id) => (rows.delete(id), note(id)),
    get: (id) => (rows.has(id) ? { ...rows.get(id) } : undefined),
    all: () => [...rows.values()].sort((a, b) => a.id - b.id),
    /** Rows with a larger id, in order, at most `limit`. */
    after: (id, limit) => [...rows.values()].filter((row) => row.id > id).sort((a, b) => a.id - b.id).slice(0, limit).map((row) => ({ ...row })),
    /** From now on, each changed id is noted. Calling it again does no harm. */
    startRecording: () => void (isRecording = true),
    /** Noted changes after a number, at most `limit`: [{ seq, id }, …]. */
    changesAfter: (seq, limit) => changes.filter((change) => change.seq > seq).slice(0, limit),
  }
}

/** The new database. Rows and progress change together in a transaction, or not at all. */
export function createTarget({ crashAt = Infinity } = {}) {
  let state = { rows: {}, progress: { lastId: 0, lastSeq: 0 } }
  let point = 0
  const crash = () => {
    if (++point === crashAt) throw new Error('power failure')
  }
  return {
    /** work gets { rows, progress }: change rows[id] and the numbers of progress. */
    transaction(work) {
      const copy = structuredClone(state)
      const result = work(copy)
      crash()
      state = copy
      crash()
      return result
    },
    progress: () => ({ ...state.progress }),
    all: () => Object.values(state.rows).sort((a, b) => a.id - b.id),
  }
}

/** Moves a table while the monolith writes between any two steps. Returns what differs in the end. */
export function play({ count = 60, size = 10, crashAt, seed = 1, writes = 3 } = {}) {
  const old = createOld(count)
  const target = createTarget({ crashAt })
  let state = seed
  const random = (limit) => (state = (state * 16807) % 2147483647) % limit
  let nextId = count
  const write = () => {
    for (let i = 0; i < writes; i++) {
      const kind = random(4)
      const id = 1 + random(nextId)
      if (kind === 0) old.put({ id: ++nextId, office: 'new office', place: 'kitchen' })
      else if (kind === 1) old.delete(id)
      else if (old.get(id)) old.put({ ...old.get(id), place: `place ${random(100)}` })
    }
  }
  const move = () => {
    prepare(old, target)
    write()
    for (let steps = 0; !backfill(old, target, size).done; steps++) {
      write()
      if (steps > 500) throw new Error('The backfill never ends')
    }
    write()
    // The writers stop now: the last changes.
    for (let steps = 0; catchUp(old, target) > 0; steps++) if (steps > 500) throw new Error('The catch-up never ends')
  }
  try {
    move()
  } catch (error) {
    if (error.message !== 'power failure') throw error
    write()
    move() // begins again at prepare
  }
  const [from, to] = [old.all(), target.all()].map((rows) => new Map(rows.map((row) => [row.id, `${row.office}, ${row.place}`])))
  return {
    missing: [...from.keys()].filter((id) => !to.has(id)).length,
    different: [...from].filter(([id, text]) => to.has(id) && to.get(id) !== text).length,
    stillThere: [...to.keys()].filter((id) => !from.has(id)).length,
  }
}

console.log(play())
