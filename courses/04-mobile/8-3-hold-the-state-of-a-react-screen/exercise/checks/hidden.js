export default [
  {
    name: 'says that it refreshes, and adds the notice',
    hint: 'First the number, then ", refreshing…" or ". " and the notice.',
    run: ({ words }) => {
      const entry = { day: '2026-11-15', ml: 1650, paise: 6716 }
      return [
        words({ kind: 'loaded', entries: [entry, entry], refreshing: true, notice: null }),
        words({ kind: 'loaded', entries: [entry], refreshing: false, notice: 'No network.' }),
        words({ kind: 'loaded', entries: [], refreshing: true, notice: null }),
      ]
    },
    expect: ['2 entries, refreshing…', '1 entry. No network.', 'No entries yet, refreshing…'],
  },
  {
    name: 'takes the notice away when it refreshes or has loaded',
    hint: 'Both set notice to null.',
    run: ({ next }) => {
      const state = { kind: 'loaded', entries: [], refreshing: false, notice: 'No network.' }
      return [next(state, { type: 'refresh' }).notice, next(state, { type: 'loaded', entries: [] }).notice]
    },
    expect: [null, null],
  },
  {
    name: 'gives back the same object while it loads or refreshes already',
    hint: 'A second pull changes nothing: return state.',
    run: ({ next }) =>
      [
        { kind: 'loading' },
        { kind: 'loaded', entries: [], refreshing: true, notice: null },
        { kind: 'loaded', entries: [], refreshing: false, notice: null },
        { kind: 'failed', message: 'x' },
      ].map((state) => (next(state, { type: 'refresh' }) === state ? 'same' : 'another')),
    expect: ['same', 'same', 'another', 'another'],
  },
  {
    name: 'never changes the old state, and doesn’t copy the list',
    hint: 'Make a new object for the state, and put the same list into it.',
    run: ({ next }) => {
      const entries = [{ day: '2026-11-15', ml: 1650, paise: 6716 }]
      const state = { kind: 'loaded', entries, refreshing: false, notice: 'old' }
      const busy = next(state, { type: 'refresh' })
      const failed = next(state, { type: 'failed', message: 'new' })
      return [state.refreshing, state.notice, busy.entries === entries ? 'same list' : 'copy', failed.entries === entries ? 'same list' : 'copy']
    },
    expect: [false, 'old', 'same list', 'same list'],
  },
  {
    name: 'replaces the message and the list by newer ones',
    hint: 'From failed, another failure brings its own message. loaded works from every state.',
    run: ({ next }) => [
      next({ kind: 'failed', message: 'No network.' }, { type: 'failed', message: 'The server is down.' }),
      next({ kind: 'failed', message: 'No network.' }, { type: 'loaded', entries: [] }),
      next({ kind: 'loaded', entries: [{ day: '2026-11-14', ml: 1, paise: 2 }], refreshing: true, notice: null }, { type: 'loaded', entries: [] }),
    ],
    expect: [
      { kind: 'failed', message: 'The server is down.' },
      { kind: 'loaded', entries: [], refreshing: false, notice: null },
      { kind: 'loaded', entries: [], refreshing: false, notice: null },
    ],
  },
  {
    name: 'a message on a loading state, and an unknown event, are type errors',
    hint: 'Keep the unions State and Event as they are given.',
    types: `
      import { next, type Event, type State } from './screen.ts'
      // @ts-expect-error loading has no message
      export const wrong: State = { kind: 'loading', message: 'x' }
      // @ts-expect-error there is no such event
      next({ kind: 'loading' }, { type: 'shake' })
      const event: Event = { type: 'refresh' }
      export const right: State = next({ kind: 'loading' }, event)
    `,
  },
]
