/**
 * The smallest number of edits from one text to the other, with the memory of
 * one or two rows.
 */
export function editDistance(from, to) {}

/**
 * The edits themselves: { kind, from, to } with kind 'keep', 'replace',
 * 'delete' or 'insert'.
 * A delete has no `to`, an insert no `from`.
 */
export function findEdits(from, to) {
  // Fill the whole table, then walk back from its last cell.
}

console.log(editDistance('kitten', 'sitting'))
console.log(findEdits('pune', 'puri'))
