export default [
  {
    name: 'stores entries and decisions with the cursor',
    hint: 'Look at kind: an entry goes to entries, a decision to decisions. The cursor is the largest seq.',
    run: ({ applyPage, emptyPhone }) =>
      applyPage(emptyPhone, [
        { seq: 1, kind: 'entry', id: 'a-1', member: 17, ml: 4250 },
        { seq: 2, kind: 'entry', id: 'b-1', member: 17, ml: 4250 },
        { seq: 3, kind: 'decision', id: 'b-1', decision: 'both' },
      ]),
    expect: {
      cursor: 3,
      entries: { 'a-1': { member: 17, ml: 4250, state: 'sent' }, 'b-1': { member: 17, ml: 4250, state: 'sent' } },
      decisions: { 'b-1': 'both' },
    },
  },
  {
    name: 'skips changes up to the cursor',
    hint: 'A change whose seq is not larger than phone.cursor has been applied before.',
    run: ({ applyPage }) =>
      applyPage({ cursor: 4, entries: {}, decisions: { 'b-1': 'same' } }, [
        { seq: 3, kind: 'entry', id: 'b-1', member: 17, ml: 4250 },
        { seq: 4, kind: 'decision', id: 'b-1', decision: 'both' },
        { seq: 5, kind: 'entry', id: 'b-2', member: 42, ml: 6000 },
      ]),
    expect: { cursor: 5, entries: { 'b-2': { member: 42, ml: 6000, state: 'sent' } }, decisions: { 'b-1': 'same' } },
  },
  {
    name: 'keeps what was typed here, and marks it as sent',
    hint: 'If phone.entries has the id, take member and ml from there. Only the state changes.',
    run: ({ applyPage }) =>
      applyPage({ cursor: 0, entries: { 'a-1': { member: 17, ml: 4250, state: 'waiting' } }, decisions: {} }, [
        { seq: 9, kind: 'entry', id: 'a-1', member: 71, ml: 425 },
      ]),
    expect: { cursor: 9, entries: { 'a-1': { member: 17, ml: 4250, state: 'sent' } }, decisions: {} },
  },
  {
    name: 'counts an unknown kind for the cursor only',
    hint: 'A newer server may send more than you know. Store nothing, but take its number.',
    run: ({ applyPage }) =>
      applyPage({ cursor: 7, entries: {}, decisions: {} }, [{ seq: 8, kind: 'photo', id: 'a-1', url: 'x' }]),
    expect: { cursor: 8, entries: {}, decisions: {} },
  },
  {
    name: 'fetches page after page until one is empty',
    hint: 'Ask again with the new cursor of the phone, in a loop.',
    run: async ({ fetchAll, emptyPhone }) => {
      const asked = []
      const all = [1, 2, 3, 4, 5].map((seq) => ({ seq, kind: 'entry', id: `b-${seq}`, member: seq, ml: 1000 }))
      const { phone, isComplete } = await fetchAll(emptyPhone, async (cursor) => {
        asked.push(cursor)
        return all.filter(({ seq }) => seq > cursor).slice(0, 2)
      })
      return [asked, Object.keys(phone.entries), phone.cursor, isComplete]
    },
    expect: [[0, 2, 4, 5], ['b-1', 'b-2', 'b-3', 'b-4', 'b-5'], 5, true],
  },
]
