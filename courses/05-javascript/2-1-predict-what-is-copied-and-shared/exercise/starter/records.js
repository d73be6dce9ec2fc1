/** Independent records: each one is a deep copy of the template. */
export function createRecords(count, template) {
  // Not right yet: how many objects does this create?
  return Array(count).fill(template)
}

/** The names of the fields that are one and the same object in both records, in the order of the first record. */
export function sharedFields(a, b) {
  // Write your code here. Numbers and texts don't count: they are copied, never shared.
  return []
}

// Run prints these lines.
const records = createRecords(2, { name: '', visits: ['May'] })
console.log(records)
console.log(sharedFields(records[0], records[1]))
