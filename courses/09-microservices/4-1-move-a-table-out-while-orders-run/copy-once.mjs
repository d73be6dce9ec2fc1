// The obvious way: copy everything once, in batches, and forget what changes meanwhile.
let last = 0
export function prepare() {}
export function backfill(old, target, size) {
  const rows = old.prepare('select * from dabbas where id > ? order by id limit ?').all(last, size)
  for (const row of rows) target.prepare('insert into dabbas values (?, ?, ?)').run(row.id, row.office, row.place)
  last = rows.at(-1)?.id ?? last
  return { done: rows.length < size }
}
export const catchUp = () => 0
