export const emptyPhone = { cursor: 0, entries: {}, decisions: {} }

export function applyPage(phone, changes) {
  // Smallest number first. Which changes are new?
  return phone
}

export async function fetchAll(phone, fetchPage) {
  const changes = await fetchPage(phone.cursor)
  return { phone: applyPage(phone, changes), isComplete: true }
}

console.log(applyPage(emptyPhone, [{ seq: 1, kind: 'entry', id: 'b-1', member: 17, ml: 4250 }]))
