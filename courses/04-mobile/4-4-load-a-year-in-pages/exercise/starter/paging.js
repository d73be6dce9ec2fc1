export function pageAfter(entries, cursor, size) {
  // Newest first. Which entries come after the cursor?
  const rows = entries.slice(0, size)
  return { rows, next: null }
}
