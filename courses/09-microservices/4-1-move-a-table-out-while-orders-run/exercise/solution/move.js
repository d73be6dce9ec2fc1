export function prepare(old) {
  old.startRecording()
}

export function backfill(old, target, size) {
  const next = old.after(target.progress().lastId, size)
  target.transaction(({ rows, progress }) => {
    for (const row of next) rows[row.id] = row
    if (next.length > 0) progress.lastId = next.at(-1).id
  })
  return { done: next.length < size }
}

export function catchUp(old, target) {
  const changes = old.changesAfter(target.progress().lastSeq, 100)
  if (changes.length === 0) return 0
  target.transaction(({ rows, progress }) => {
    for (const { id } of changes) {
      const row = old.get(id) // as it is now: repeating this does no harm
      if (row) rows[id] = row
      else delete rows[id]
    }
    progress.lastSeq = changes.at(-1).seq
  })
  return changes.length
}
