// All three read their source only as far as somebody asks for values.

/** The values for which isWanted returns true. */
export function* where(source, isWanted) {
  // This reads everything at once. Make it lazy.
  yield* [...source].filter(isWanted)
}

/** Every value, changed. */
export function* map(source, change) {
  // Write your code here.
}

/** At most `count` values. */
export function* take(source, count) {
  // Write your code here.
}
