export default [
  {
    name: 'applies changes by their number, whatever their order is',
    hint: 'Sort a copy by seq before you apply, for example with toSorted.',
    run: ({ applyPage, emptyPhone }) =>
      applyPage(emptyPhone, [
        { seq: 12, kind: 'decision', id: 'b-1', decision: 'same' },
        { seq: 9, kind: 'entry', id: 'b-1', member: 17, ml: 4250 },
        { seq: 10, kind: 'decision', id: 'b-1', decision: 'both' },
      ]),
    expect: { cursor: 12, entries: { 'b-1': { member: 17, ml: 4250, state: 'sent' } }, decisions: { 'b-1': 'same' } },
  },
  {
    name: 'changes neither the phone nor the list that it gets',
    hint: 'Copy with three dots. sort changes the list, toSorted doesn’t.',
    run: ({ applyPage }) => {
      const phone = { cursor: 0, entries: { 'a-1': { member: 1, ml: 1000, state: 'waiting' } }, decisions: { 'a-1': 'both' } }
      const changes = [
        { seq: 3, kind: 'decision', id: 'a-1', decision: 'same' },
        { seq: 2, kind: 'entry', id: 'a-1', member: 1, ml: 1000 },
        { seq: 1, kind: 'entry', id: 'b-1', member: 2, ml: 2000 },
      ]
      const next = applyPage(phone, changes)
      return [phone, changes.map(({ seq }) => seq), next.decisions]
    },
    expect: [
      { cursor: 0, entries: { 'a-1': { member: 1, ml: 1000, state: 'waiting' } }, decisions: { 'a-1': 'both' } },
      [3, 2, 1],
      { 'a-1': 'same' },
    ],
  },
  {
    name: 'gives back the same phone when nothing is new',
    hint: 'Return phone itself if no change has a larger number than the cursor.',
    run: ({ applyPage }) => {
      const phone = { cursor: 5, entries: {}, decisions: {} }
      const pages = [[], [{ seq: 5, kind: 'entry', id: 'b-1', member: 2, ml: 2000 }], [{ seq: 1, kind: 'photo', id: 'x' }]]
      return pages.map((page) => (applyPage(phone, page) === phone ? 'same' : 'another'))
    },
    expect: ['same', 'same', 'same'],
  },
  {
    name: 'keeps what it has when the line is cut',
    hint: 'Catch the error around the loop and return the phone of the last good page.',
    run: async ({ fetchAll, emptyPhone }) => {
      const cutAt = async (pages) => {
        let calls = 0
        const { phone, isComplete } = await fetchAll(emptyPhone, async (cursor) => {
          if (calls++ === pages) throw new Error('no network')
          return [{ seq: cursor + 1, kind: 'entry', id: `b-${cursor + 1}`, member: 1, ml: 1000 }]
        })
        return [Object.keys(phone.entries), phone.cursor, isComplete]
      }
      return [await cutAt(0), await cutAt(2)]
    },
    expect: [
      [[], 0, false],
      [['b-1', 'b-2'], 2, false],
    ],
  },
  {
    name: 'continues from the cursor after a cut',
    hint: 'The first question of fetchAll uses the cursor of the phone that it gets.',
    run: async ({ fetchAll }) => {
      const asked = []
      const start = { cursor: 40, entries: { 'a-1': { member: 1, ml: 1000, state: 'waiting' } }, decisions: {} }
      const { phone } = await fetchAll(start, async (cursor) => {
        asked.push(cursor)
        return cursor < 42 ? [{ seq: 42, kind: 'entry', id: 'a-1', member: 1, ml: 1000 }] : []
      })
      return [asked, phone.entries['a-1'].state, start.entries['a-1'].state]
    },
    expect: [[40, 42], 'sent', 'waiting'],
  },
  {
    name: 'stops when a page brings nothing new',
    hint: 'If the phone is the same after a page, there is no reason to ask again.',
    run: async ({ fetchAll }) => {
      let calls = 0
      const old = [{ seq: 3, kind: 'entry', id: 'b-1', member: 1, ml: 1000 }]
      const { phone, isComplete } = await fetchAll({ cursor: 3, entries: {}, decisions: {} }, async () => {
        if (++calls > 20) throw new Error('asked too often')
        return old
      })
      return [calls, phone.cursor, isComplete]
    },
    expect: [1, 3, true],
  },
]
