export type GateLimits = {
  /** An answer that took longer than this, in milliseconds, is a slow one. */
  target: number
  /** How many may be inside at once: never fewer, never more, and what is tried first. */
  least: number
  most: number
  first: number
}

/** How many answers are looked at together, and which share of them may be slow before fewer are let in. */
const sample = 20
const tolerated = 0.1
const [grow, shrink] = [1.1, 0.75]

/**
 * Lets in as many at once as can be answered quickly, and turns the others away at the door: who waits longest in a
 * queue is answered after having given up. How many that is depends on the machine and on what is asked, so it is
 * learnt from the answers: while they are slow and it is full inside, fewer are let in; while they are quick, more.
 */
export function createGate({ target, least, most, first }: GateLimits) {
  let [limit, inside, fullest] = [first, 0, 0]
  let [answers, slow, refused] = [0, 0, 0]

  function learn() {
    // Slow answers in an empty house are slow by themselves: turning people away would not help.
    if (slow / answers > tolerated) {
      if (fullest >= limit / 2) limit = Math.max(least, Math.floor(Math.min(limit, fullest) * shrink))
    } else if (fullest >= limit * 0.8) limit = Math.min(most, Math.ceil(limit * grow))
    fullest = inside
    answers = slow = 0
  }

  return {
    isFull: () => inside >= limit,
    /** Whether one more may come in; who is let in must step out. */
    enter(): boolean {
      if (this.isFull()) return this.turnAway()
      this.stepIn()
      return true
    },
    /** Counts one who may not come in, for this reason or another. */
    turnAway(): false {
      refused += 1
      return false
    },
    /** One who was let in before comes back: nobody is turned away half-way. */
    stepIn() {
      inside += 1
      fullest = Math.max(fullest, inside)
    },
    stepOut() {
      inside -= 1
    },
    /** One was answered, after so many milliseconds inside. */
    note(took: number) {
      answers += 1
      if (took > target) slow += 1
      if (answers >= sample) learn()
    },
    inside: () => inside,
    limit: () => limit,
    refused: () => refused,
  }
}

export type Gate = ReturnType<typeof createGate>
