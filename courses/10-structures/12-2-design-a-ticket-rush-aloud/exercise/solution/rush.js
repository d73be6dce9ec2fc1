const secondsPerDay = 86_400

export function estimate(perDay, readsPerWrite, bytes, busy) {
  const writes = perDay / secondsPerDay
  return {
    writes: Math.round(writes),
    reads: Math.round(writes * readsPerWrite),
    busyReads: Math.round(writes * readsPerWrite * busy),
    gigabytesPerYear: Math.round((perDay * 365 * bytes) / 1e9),
  }
}

/** The only place that decides who has a berth. */
export class BerthDesk {
  #berths = new Map()
  #answers = new Map() // request id → first answer
  #holdSeconds

  constructor(count, holdSeconds) {
    for (let berth = 1; berth <= count; berth++) this.#berths.set(berth, { holder: null, until: 0, isSold: false })
    this.#holdSeconds = holdSeconds
  }

  hold(berth, person, now) {
    if (!this.#isFree(berth, now)) return false
    this.#berths.set(berth, { holder: person, until: now + this.#holdSeconds, isSold: false })
    return true
  }

  pay(berth, person, requestId, now) {
    if (!this.#answers.has(requestId)) this.#answers.set(requestId, this.#sell(berth, person, now) ? 'sold' : 'refund')
    return this.#answers.get(requestId)
  }

  free(now) {
    return [...this.#berths.keys()].filter((berth) => this.#isFree(berth, now))
  }

  #isFree(berth, now) {
    const entry = this.#berths.get(berth)
    return entry !== undefined && !entry.isSold && entry.until <= now
  }

  /** A payment that comes late is still fine if nobody else has taken the berth. */
  #sell(berth, person, now) {
    const entry = this.#berths.get(berth)
    const isMine = entry?.holder === person && !entry.isSold
    if (!isMine && !this.#isFree(berth, now)) return false
    this.#berths.set(berth, { holder: person, until: now, isSold: true })
    return true
  }
}
