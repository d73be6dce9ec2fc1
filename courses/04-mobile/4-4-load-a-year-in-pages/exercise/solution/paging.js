export function pageAfter(entries, cursor, size) {
  if (!Number.isInteger(size) || size < 1 || size > 200) throw new RangeError('size must be 1 to 200')
  const isAfter = ({ at, id }) => cursor === null || at < cursor.at || (at === cursor.at && id < cursor.id)
  const left = entries.filter(isAfter).sort((a, b) => b.at - a.at || (a.id < b.id ? 1 : -1))
  const rows = left.slice(0, size)
  const last = rows.at(-1)
  return { rows, next: left.length > size ? { at: last.at, id: last.id } : null }
}
