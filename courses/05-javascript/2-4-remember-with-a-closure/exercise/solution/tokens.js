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

/** A function that calls work the first time, and afterwards returns the same result again. */
export function once(work) {
  // An object around the result: undefined can be a result, too.
  let result = null
  return (...values) => {
    result ??= { value: work(...values) }
    return result.value
  }
}

/** One function per name; each returns its own greeting. Every round of for…of has a name of its own. */
export function createCallers(names) {
  const callers = []
  for (const name of names) callers.push(() => `Token for ${name}`)
  return callers
}
