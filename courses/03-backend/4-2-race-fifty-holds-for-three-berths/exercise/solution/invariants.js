/** Which invariants a race has broken. */
export function faults(told, stored, berths) {
  const winners = told.filter(({ label }) => label !== null)
  const labels = new Set(winners.map(({ label }) => label))
  const isPromised = ([label, person]) => winners.some((winner) => winner.label === label && winner.person === person)
  const rules = {
    winners: winners.length !== berths,
    'promised twice': labels.size !== winners.length,
    'not stored': winners.some(({ person, label }) => stored[label] !== person),
    'nobody was told': !Object.entries(stored).every(isPromised),
    error: told.some(({ error }) => error !== undefined),
  }
  return Object.keys(rules).filter((name) => rules[name])
}

/** Runs `work` again, as a whole, after error 40001. */
export async function withRetry(work, attempts, pause) {
  for (let attempt = 1; ; attempt++)
    try {
      return await work()
    } catch (error) {
      if (error.code !== '40001' || attempt >= attempts) throw error
      await pause()
    }
}
