import { Heap } from './heap.js'

export { Heap } // so that the checks can test it too

/**
 * Emergencies first; for all others, waiting for 30 minutes counts as one
 * level.
 */
export class ClinicQueue {
  /** The number of people who are waiting. */
  get size() {
    return 0
  }

  /**
   * Adds a patient and returns a token number. Levels are 0 (emergency) to 3.
   */
  arrive(name, level, minute) {
    // Which key never has to be changed while the patient waits?
  }

  /** Returns whether somebody was waiting with this token. */
  cancel(token) {}

  /** Returns the name of the next patient, or null. */
  next() {
    return null
  }
}

const queue = new ClinicQueue()
queue.arrive('Ravi (cough)', 3, 0)
queue.arrive('Asha (fever)', 1, 20)
console.log(queue.next(), queue.size)
