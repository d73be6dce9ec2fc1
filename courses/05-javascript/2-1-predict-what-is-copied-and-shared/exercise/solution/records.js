/** Independent records: each one is a deep copy of the template. */
export function createRecords(count, template) {
  return Array.from({ length: count }, () => structuredClone(template))
}

/** The names of the fields that are one and the same object in both records, in the order of the first record. */
export function sharedFields(a, b) {
  return Object.keys(a).filter((name) => isObject(a[name]) && a[name] === b[name])
}

function isObject(value) {
  return (typeof value === 'object' && value !== null) || typeof value === 'function'
}
