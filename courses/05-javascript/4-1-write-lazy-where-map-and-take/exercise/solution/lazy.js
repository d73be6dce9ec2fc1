export function* where(source, isWanted) {
  for (const value of source) if (isWanted(value)) yield value
}

export function* map(source, change) {
  for (const value of source) yield change(value)
}

export function* take(source, count) {
  // Checked before the loop: for…of would already request a first value.
  if (count <= 0) return
  let taken = 0
  for (const value of source) {
    yield value
    taken += 1
    if (taken === count) return
  }
}
