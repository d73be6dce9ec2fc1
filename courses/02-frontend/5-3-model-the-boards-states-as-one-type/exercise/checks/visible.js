export default [
  {
    name: 'makes the state empty without rows, and some with rows',
    hint: 'Look at the first row. If there is none, the kind is empty.',
    run: ({ fromRows }) => [
      fromRows([], '3 November 2026'),
      fromRows([{ crop: 'Onion', usual: 1780, yesterday: 1725 }], '3 November 2026'),
    ],
    expect: [
      { kind: 'empty', day: '3 November 2026' },
      { kind: 'some', day: '3 November 2026', rows: [{ crop: 'Onion', usual: 1780, yesterday: 1725 }] },
    ],
  },
  {
    name: 'says something different in each state',
    hint: 'Write one case for each kind. “Offline” and “server” need different words, too.',
    run: ({ fromRows, render }) => {
      const states = [
        { kind: 'loading' },
        fromRows([], 'today'),
        fromRows([{ crop: 'Onion', usual: 1, yesterday: 1 }], 'today'),
        { kind: 'failed', reason: 'offline' },
        { kind: 'failed', reason: 'server' },
      ]
      const texts = states.map((state) => render(state))
      return [texts.every((text) => typeof text === 'string' && text !== ''), new Set(texts).size]
    },
    expect: [true, 5],
  },
  {
    name: 'offers to try again after a failure, and only then',
    hint: 'Put a button with the words “Try again” into the failed state.',
    run: ({ fromRows, render }) =>
      [{ kind: 'loading' }, fromRows([], 'today'), { kind: 'failed', reason: 'offline' }, { kind: 'failed', reason: 'server' }].map(
        (state) => /<button[^>]*>(?:\s|<[^>]+>)*Try again/i.test(render(state)),
      ),
    expect: [false, false, true, true],
  },
  {
    name: 'says up and down in words',
    hint: 'Subtract yesterday from usual. A sign alone is not enough: write the word.',
    run: ({ fromRows, render }) => {
      const html = render(
        fromRows(
          [
            { crop: 'Onion', usual: 1780, yesterday: 1725 },
            { crop: 'Tomato', usual: 1400, yesterday: 1460 },
            { crop: 'Soybean', usual: 4380, yesterday: 4380 },
            { crop: 'Wheat', usual: 2561, yesterday: 2560 },
          ],
          'today',
        ),
      )
      const text = html.replace(/<[^>]+>|[₹,]/g, ' ').replace(/\s+/g, ' ')
      return ['Onion', 'up 55', 'Tomato', 'down 60', 'Soybean', 'same', 'Wheat', 'up 1 '].filter((part) => `${text} `.includes(part))
    },
    expect: ['Onion', 'up 55', 'Tomato', 'down 60', 'Soybean', 'same', 'Wheat', 'up 1 '],
  },
  {
    name: 'says “no price yesterday” instead of calculating with null',
    hint: 'Check for null before you subtract. In JavaScript, 1780 - null is 1780. Ask with ===: 0 is a price, and !yesterday would be true for it as well.',
    run: ({ fromRows, render }) => {
      return [null, 0].map((yesterday) => {
        const html = render(fromRows([{ crop: 'Onion', usual: 1780, yesterday }], 'today'))
        return html.match(/no price yesterday|\b(?:up|down|same)\b|null|NaN/g) ?? []
      })
    },
    expect: [['no price yesterday'], ['up']],
  },
  {
    name: 'each of the four states has what belongs to it',
    hint: 'empty has a day, some has a day and rows, failed has a reason: offline or server.',
    types: `
      import type { BoardState, PriceRow } from './board-state.ts'
      const row: PriceRow = { crop: 'Onion', usual: 1780, yesterday: null }
      export const states: BoardState[] = [
        { kind: 'loading' },
        { kind: 'empty', day: '3 November 2026' },
        { kind: 'some', day: '3 November 2026', rows: [row] },
        { kind: 'failed', reason: 'offline' },
      ]
    `,
  },
  {
    name: 'loading with rows is a type error',
    hint: 'Write one object type per state, and join them with |. Fields that all states share let nonsense through.',
    types: `
      import type { BoardState } from './board-state.ts'
      export const wrong: BoardState = { kind: 'loading', rows: [] }
    `,
    throws: 'does not exist',
  },
  {
    name: 'some without a row is a type error',
    hint: 'A list with at least one row has the type [PriceRow, ...PriceRow[]].',
    types: `
      import type { BoardState } from './board-state.ts'
      export const wrong: BoardState = { kind: 'some', day: '3 November 2026', rows: [] }
    `,
    throws: 'not assignable',
  },
  {
    name: 'failed without a reason is a type error',
    hint: 'reason is not optional: no question mark after it.',
    types: `
      import type { BoardState } from './board-state.ts'
      export const wrong: BoardState = { kind: 'failed' }
    `,
    throws: "'reason' is missing",
  },
]
