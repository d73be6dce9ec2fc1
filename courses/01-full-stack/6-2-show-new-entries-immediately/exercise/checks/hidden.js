export default [
  {
    name: 'refuses a wrong amount without a request',
    hint: 'toPaise throws. Call it before post, inside try, and show its message.',
    run: async ({ submit }) => {
      let calls = 0
      const form = await submit(
        { id: 'e-1', rupees: '12.345', note: 'Tea', kind: 'credit', message: '' },
        {
          toPaise: () => {
            throw new Error('Use at most two digits after the point.')
          },
          post: async () => {
            calls++
            return { ok: true }
          },
          newId: () => 'e-2',
        },
      )
      return [calls, form]
    },
    expect: [0, { id: 'e-1', rupees: '12.345', note: 'Tea', kind: 'credit', message: 'Use at most two digits after the point.' }],
  },
  {
    name: 'sends the id of the form, and the same one again after a lost connection',
    hint: 'The server may have saved it, although no answer came. With a new id it couldn’t recognise the entry.',
    run: async ({ submit }) => {
      const sent = []
      let tries = 0
      const tools = {
        toPaise: (text) => Number(text) * 100,
        post: async (entry) => {
          sent.push(entry)
          tries++
          if (tries === 1) throw new Error('The line is dead.')
          return { ok: true }
        },
        newId: () => 'e-2',
      }
      const first = await submit({ id: 'e-1', rupees: '40', note: 'Tea', kind: 'credit', message: '' }, tools)
      const second = await submit(first, tools)
      return { sent, messages: [first.message, second.message], ids: [first.id, second.id] }
    },
    expect: {
      sent: [
        { id: 'e-1', kind: 'credit', paise: 4000, note: 'Tea' },
        { id: 'e-1', kind: 'credit', paise: 4000, note: 'Tea' },
      ],
      messages: ['The line is dead.', ''],
      ids: ['e-1', 'e-2'],
    },
  },
  {
    name: 'rolls back by forgetting the hope, and never touches the confirmed list',
    hint: 'Build a new list. The confirmed entries aren’t marked or changed.',
    run: ({ shownEntries }) => {
      const confirmed = Object.freeze([Object.freeze({ id: 'a', kind: 'credit', paise: 66_000, note: 'Rice' })])
      const hoped = Object.freeze([Object.freeze({ id: 'b', kind: 'credit', paise: 4000, note: 'Tea' })])
      const during = shownEntries(confirmed, hoped).length
      return { during, after: shownEntries(confirmed, []) }
    },
    expect: { during: 2, after: [{ id: 'a', kind: 'credit', paise: 66_000, note: 'Rice' }] },
  },
  {
    name: 'waits for the answer before it empties the form',
    hint: 'await post(…). Without it, every entry looks saved.',
    run: async ({ submit }) => {
      let answer
      let isDone = false
      const result = submit(
        { id: 'e-1', rupees: '40', note: 'Tea', kind: 'credit', message: '' },
        { toPaise: () => 4000, post: () => new Promise((resolve) => (answer = resolve)), newId: () => 'e-2' },
      ).then((form) => {
        isDone = true
        return form
      })
      await new Promise((resolve) => setTimeout(resolve, 5))
      const before = isDone ? 'empty before the answer' : 'waiting'
      answer({ ok: false, message: 'No.' })
      return [before, (await result).message]
    },
    expect: ['waiting', 'No.'],
  },
  {
    name: 'sends what was typed, payments too',
    hint: 'Id, kind and note come from the form, and the paise from toPaise(form.rupees).',
    run: async ({ submit }) => {
      const sent = []
      const tools = {
        toPaise: (text) => Number(text) * 100,
        post: async (entry) => {
          sent.push(entry)
          return { ok: true }
        },
        newId: () => 'e-9',
      }
      await submit({ id: 'e-1', rupees: '75', note: 'in cash', kind: 'payment', message: '' }, tools)
      await submit({ id: 'e-2', rupees: '8', note: '', kind: 'credit', message: 'old' }, tools)
      return sent
    },
    expect: [
      { id: 'e-1', kind: 'payment', paise: 7500, note: 'in cash' },
      { id: 'e-2', kind: 'credit', paise: 800, note: '' },
    ],
  },
]
