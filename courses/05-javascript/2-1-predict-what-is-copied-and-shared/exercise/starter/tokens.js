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

/** Independent records: each one is a deep copy of the template. */
export function createRecords(count, template) {
  // Write your code here.
  return []
}

// Run prints these lines.
const machine = createTokenMachine('D')
console.log(machine.next(), machine.next(), machine.issued())
