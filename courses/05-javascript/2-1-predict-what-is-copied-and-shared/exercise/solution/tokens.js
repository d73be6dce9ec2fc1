/** A machine that numbers its tokens: D-1, D-2, … Only the two functions can reach the count. */
export function createTokenMachine(prefix) {
  let count = 0
  return {
    next() {
      count += 1
      return `${prefix}-${count}`
    },
    issued: () => count,
  }
}

/** Independent records: each one is a deep copy of the template. */
export function createRecords(count, template) {
  return Array.from({ length: count }, () => structuredClone(template))
}
