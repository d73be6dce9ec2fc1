const day = 24 * 60 * 60 * 1000

export function noticesFor({ entries, now, hour, shownAt, off }) {
  // Which entries are worth an interruption, and is this the time for it?
  return entries.map(({ id }) => ({ id, channel: 'all', title: `Entry ${id} has changed` }))
}
