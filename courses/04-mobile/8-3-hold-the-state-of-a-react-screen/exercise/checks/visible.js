export default [
  {
    name: 'shows the entries when they are loaded',
    hint: 'Return a new object with the kind loaded and all four fields.',
    run: ({ next }) => next({ kind: 'loading' }, { type: 'loaded', entries: [{ day: '2026-11-15', ml: 1650, paise: 6716 }] }),
    expect: { kind: 'loaded', entries: [{ day: '2026-11-15', ml: 1650, paise: 6716 }], refreshing: false, notice: null },
  },
  {
    name: 'fails while it loads, and loads again after a refresh',
    hint: 'From failed, refresh leads to { kind: "loading" }.',
    run: ({ next }) => {
      const failed = next({ kind: 'loading' }, { type: 'failed', message: 'No network.' })
      return [failed, next(failed, { type: 'refresh' })]
    },
    expect: [{ kind: 'failed', message: 'No network.' }, { kind: 'loading' }],
  },
  {
    name: 'keeps the list when a refresh fails',
    hint: 'In the state loaded, a failure only changes refreshing and notice. Copy the rest with three dots.',
    run: ({ next }) => {
      const entries = [{ day: '2026-11-15', ml: 1650, paise: 6716 }]
      const busy = next({ kind: 'loaded', entries, refreshing: false, notice: null }, { type: 'refresh' })
      return [busy, next(busy, { type: 'failed', message: 'No network.' })]
    },
    expect: [
      { kind: 'loaded', entries: [{ day: '2026-11-15', ml: 1650, paise: 6716 }], refreshing: true, notice: null },
      { kind: 'loaded', entries: [{ day: '2026-11-15', ml: 1650, paise: 6716 }], refreshing: false, notice: 'No network.' },
    ],
  },
  {
    name: 'has words for each state',
    hint: 'A switch on state.kind. In the branch loaded you may read entries.length.',
    run: ({ words }) => {
      const entry = { day: '2026-11-15', ml: 1650, paise: 6716 }
      const loaded = (entries) => ({ kind: 'loaded', entries, refreshing: false, notice: null })
      return [
        words({ kind: 'loading' }),
        words({ kind: 'failed', message: 'No network.' }),
        words(loaded([])),
        words(loaded([entry])),
        words(loaded([entry, entry])),
      ]
    },
    expect: ['Loading…', 'No network. Pull down to try again.', 'No entries yet', '1 entry', '2 entries'],
  },
  {
    name: 'a loaded state without a notice field is a type error',
    hint: 'Leave the type State as it is given: no field is optional.',
    types: `
      import type { State } from './screen.ts'
      export const wrong: State = { kind: 'loaded', entries: [], refreshing: false }
    `,
    throws: "'notice' is missing",
  },
]
