/** One journey for the request; a new connection adds TCP, perhaps DNS, perhaps TLS. */
export function firstByteMs({ trip, server, tls, cached, open }) {
  let journeys = 1
  if (!open) {
    journeys += 1
    if (!cached) journeys += 1
    if (tls) journeys += 1
  }
  return journeys * trip + server
}

/** Works on a copy, so that nothing has to be taken back. */
export function runTransaction(accounts, transfers) {
  const changed = { ...accounts }
  const refuse = (reason) => ({ done: false, reason, accounts: { ...accounts } })
  for (const [from, to, rupees] of transfers) {
    for (const name of [from, to]) if (!Object.hasOwn(changed, name)) return refuse(`${name} has no account`)
    if (changed[from] < rupees) return refuse(`${from} has too little money`)
    changed[from] -= rupees
    changed[to] += rupees
  }
  return { done: true, accounts: changed }
}

/** The running code first, then promises, then timers by their time. */
export function printOrder(tasks) {
  const textsOf = (wanted) => tasks.filter(([kind]) => kind === wanted)
  const timers = textsOf('timer').sort((a, b) => a[2] - b[2])
  return [...textsOf('now'), ...textsOf('promise'), ...timers].map(([, text]) => text)
}
