export default [
  {
    name: 'returns a message when the storage is full',
    hint: 'Catch the error of setItem whose name is QuotaExceededError.',
    run: ({ save }) => {
      const storage = {
        getItem: () => null,
        setItem: () => {
          const error = new Error('The quota has been exceeded.')
          error.name = 'QuotaExceededError'
          throw error
        },
      }
      const message = save(storage, [])
      return [typeof message, String(message).length > 10 ? 'a sentence' : message]
    },
    expect: ['string', 'a sentence'],
  },
  {
    name: 'finds entries of the wrong shape damaged, too',
    hint: 'Good JSON can still be nonsense. Check each entry: customer, kind, and paise as a whole number.',
    run: ({ load }) =>
      ['[{"customer":"Asha"}]', '[1,2]', '[{"id":"1","customer":"Asha","kind":"credit","paise":"4000","note":"","on":"2026-04-07"}]', '[{"id":"1","customer":"Asha","kind":"credit","paise":40.5,"note":"","on":"2026-04-07"}]', '[{"id":"1","customer":"Asha","kind":"gift","paise":4000,"note":"","on":"2026-04-07"}]', 'null', '[null]', '[{"id":"1","customer":5,"kind":"credit","paise":4000,"note":"","on":"2026-04-07"}]', '[{"id":"1","kind":"credit","paise":4000,"note":"","on":"2026-04-07"}]', '[{"id":"1","customer":"Asha","kind":"credit","paise":4000,"note":"","on":"2026-04-07"},{"id":"2","customer":"Asha","kind":"credit","paise":null,"note":"","on":"2026-04-07"}]'].map((text) => {
        const texts = new Map([['ledger', text]])
        const storage = { getItem: (key) => texts.get(key) ?? null, setItem: (key, value) => void texts.set(key, String(value)) }
        const { entries, problem } = load(storage)
        return [entries.length, typeof problem, texts.get('ledger-damaged') === text]
      }),
    expect: [
      [0, 'string', true],
      [0, 'string', true],
      [0, 'string', true],
      [0, 'string', true],
      [0, 'string', true],
      [0, 'string', true],
      [0, 'string', true],
      [0, 'string', true],
      [0, 'string', true],
      [0, 'string', true],
    ],
  },
  {
    name: 'leaves good data alone when it loads',
    hint: 'Only damaged data is copied.',
    run: ({ load }) => {
      const text = '[{"id":"1","customer":"Asha","kind":"payment","paise":1,"note":"","on":"2026-04-07"}]'
      const texts = new Map([['ledger', text]])
      const storage = { getItem: (key) => texts.get(key) ?? null, setItem: (key, value) => void texts.set(key, String(value)) }
      const { entries, problem } = load(storage)
      return [entries.length, problem, [...texts.keys()]]
    },
    expect: [1, null, ['ledger']],
  },
  {
    name: 'doesn’t settle for somebody who paid too much',
    hint: 'A negative balance means that the shop owes the customer.',
    run: ({ settle }) => {
      const entry = (kind, paise) => ({ id: kind, customer: 'Ravi', kind, paise, note: '', on: '2026-04-01' })
      const entries = [entry('credit', 500), entry('payment', 800)]
      try {
        return settle(entries, 'Ravi', '2026-04-07')
      } catch (error) {
        const isSlip = ['TypeError', 'ReferenceError', 'SyntaxError'].includes(error?.name) || !(error instanceof Error)
        return [isSlip ? error : 'refused', entries.length]
      }
    },
    expect: ['refused', 2],
  },
]
