import { Heap } from './heap.js'

export { Heap } // so that the checks can test it too

const MINUTES_PER_LEVEL = 30

/** Emergencies first; for all others, waiting for 30 minutes counts as one level. */
export class ClinicQueue {
  #heap = new Heap((a, b) => b.emergency - a.emergency || a.key - b.key || a.token - b.token)
  #waiting = new Map()
  #tokens = 0

  get size() {
    return this.#waiting.size
  }

  arrive(name, level, minute) {
    if (!Number.isInteger(level) || level < 0 || level > 3) throw new RangeError('The level must be 0, 1, 2 or 3')
    const patient = { token: ++this.#tokens, name, emergency: Number(level === 0), key: level * MINUTES_PER_LEVEL + minute }
    this.#waiting.set(patient.token, patient)
    this.#heap.push(patient)
    return patient.token
  }

  /** The patient stays in the heap and is skipped when they come up. */
  cancel(token) {
    return this.#waiting.delete(token)
  }

  next() {
    while (this.#heap.size > 0) {
      const patient = this.#heap.pop()
      if (this.#waiting.delete(patient.token)) return patient.name
    }
    return null
  }
}
