export function decide(entries, decisions = {}) {
  const verdicts = {}
  for (const entry of entries) {
    // Which entries come before this one, and which of them count?
    verdicts[entry.id] = 'counts'
  }
  return verdicts
}

export function totalMl(entries, decisions = {}) {
  return 0
}
