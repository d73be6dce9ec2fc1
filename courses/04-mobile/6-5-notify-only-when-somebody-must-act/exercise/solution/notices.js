const day = 24 * 60 * 60 * 1000

export function noticesFor({ entries, now, hour, shownAt, off }) {
  if (hour < 6 || hour >= 21) return []
  const refused = entries
    .filter(({ state }) => state === 'refused')
    .map(({ id, reason }) => ({ id: `refused-${id}`, channel: 'refused', title: `Entry refused: ${reason}` }))
    .filter(({ id }) => !Object.hasOwn(shownAt, id))
  const waiting = entries.filter(({ state }) => state === 'waiting')
  const isOverdue = waiting.some(({ savedAt }) => now - savedAt >= day)
  const isNew = !Object.hasOwn(shownAt, 'waiting') || now - shownAt.waiting >= day
  const title = waiting.length === 1 ? '1 entry waits for a network' : `${waiting.length} entries wait for a network`
  const all = isOverdue && isNew ? [...refused, { id: 'waiting', channel: 'waiting', title }] : refused
  return all.filter(({ channel }) => !off.includes(channel))
}
