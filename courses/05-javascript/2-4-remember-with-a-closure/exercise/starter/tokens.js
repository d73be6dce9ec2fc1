/** A machine that numbers its tokens: D-1, D-2, … for the prefix D. */
export function createTokenMachine(prefix) {
  return {
    next() {
      // Return the next token.
    },
    issued() {
      // Return how many tokens were printed.
    },
  }
}

/** A function that calls work the first time, and afterwards returns the same result again. */
export function once(work) {
  return work
}

/** One function per name; each returns its own greeting: 'Token for Meera'. */
export function createCallers(names) {
  const callers = []
  // Not right yet: var is one name for all rounds of the loop.
  for (var i = 0; i < names.length; i++) callers.push(() => `Token for ${names[i]}`)
  return callers
}

// Run prints these lines.
const machine = createTokenMachine('D')
console.log(machine.next(), machine.next(), machine.issued())
console.log(createCallers(['Meera', 'Salim']).map((call) => call()))
