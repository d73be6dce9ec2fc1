export function migrate(file, steps, target) {
  let { version, entries } = file
  while (version < target) {
    entries = steps[version](entries)
    version++
  }
  return { version, entries }
}

export function totalPaise({ version, entries }) {
  return 0
}
