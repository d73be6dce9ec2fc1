/** Triggers note which ids have changed. Safe to run again. */
export function prepare(old, target) {
  old.exec(`
    create table if not exists dabba_changes (seq integer primary key autoincrement, id integer not null) strict;
    create trigger if not exists dabba_insert after insert on dabbas begin insert into dabba_changes (id) values (new.id); end;
    create trigger if not exists dabba_update after update on dabbas begin insert into dabba_changes (id) values (new.id); end;
    create trigger if not exists dabba_delete after delete on dabbas begin insert into dabba_changes (id) values (old.id); end;`)
  target.exec('create table if not exists move_progress (only_row integer primary key check (only_row = 1), last_id integer not null, last_seq integer not null) strict')
  target.exec('insert into move_progress values (1, 0, 0) on conflict do nothing')
}
const progress = (target) => target.prepare('select last_id, last_seq from move_progress').get()

/** Rows and progress are written in one transaction of the target, so a crash repeats nothing and skips nothing. */
function inTransaction(target, work) {
  target.exec('begin immediate')
  try {
    const result = work()
    target.exec('commit')
    return result
  } catch (error) {
    target.exec('rollback')
    throw error
  }
}
const put = (target) => target.prepare('insert into dabbas values (?, ?, ?) on conflict (id) do update set office = excluded.office, place = excluded.place')

export function backfill(old, target, size) {
  const rows = old.prepare('select id, office, place from dabbas where id > ? order by id limit ?').all(progress(target).last_id, size)
  return inTransaction(target, () => {
    const upsert = put(target)
    for (const row of rows) upsert.run(row.id, row.office, row.place)
    if (rows.length > 0) target.prepare('update move_progress set last_id = ?').run(rows.at(-1).id)
    return { done: rows.length < size }
  })
}

/** Copies the current state of up to 1,000 changed ids. Returns how many changes were handled. */
export function catchUp(old, target) {
  const changes = old.prepare('select seq, id from dabba_changes where seq > ? order by seq limit 1000').all(progress(target).last_seq)
  if (changes.length === 0) return 0
  return inTransaction(target, () => {
    const upsert = put(target)
    const remove = target.prepare('delete from dabbas where id = ?')
    const current = old.prepare('select id, office, place from dabbas where id = ?')
    for (const id of new Set(changes.map((change) => change.id))) {
      const row = current.get(id)
      if (row) upsert.run(row.id, row.office, row.place)
      else remove.run(id)
    }
    target.prepare('update move_progress set last_seq = ?').run(changes.at(-1).seq)
    return changes.length
  })
}
