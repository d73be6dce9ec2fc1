export function migrate(file, steps, target) {
  if (file.version > target) throw new Error(`version ${file.version} is newer than this app (${target})`)
  if (file.version === target) return file
  for (let version = file.version; version < target; version++) {
    if (!Object.hasOwn(steps, version)) throw new Error(`no migration from ${version} to ${version + 1}`)
  }
  let entries = file.entries
  for (let version = file.version; version < target; version++) {
    const before = idsOf(entries)
    entries = steps[version](structuredClone(entries))
    if (idsOf(entries) !== before) throw new Error(`migration from ${version} to ${version + 1} lost entries`)
  }
  return { version: target, entries }
}

const idsOf = (entries) => JSON.stringify(entries.map(({ id }) => id).toSorted())

export function totalPaise({ version, entries }) {
  const paiseOf = ({ rupees, paise }) => (version <= 2 ? Math.round(rupees * 100) : paise)
  return entries.reduce((sum, entry) => sum + paiseOf(entry), 0)
}
