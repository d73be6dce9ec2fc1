export default [
  {
    name: 'never gives two of eight customers the same token, even if chance stands still',
    hint: 'Chance repeats itself. What never repeats while it is in use?',
    run: ({ createTokens }) => {
      const next = createTokens(() => 0.5)
      return new Set(Array.from({ length: 8 }, next)).size
    },
    expect: 8,
  },
  {
    name: 'gives tokens of three digits',
    hint: '100 to 999, whole numbers.',
    run: ({ createTokens }) => {
      const next = createTokens(() => 0.999)
      const tokens = Array.from({ length: 500 }, next)
      return tokens.filter((token) => !Number.isInteger(token) || token < 100 || token > 999)
    },
    expect: [],
  },
  {
    name: 'refuses a token that is still waiting',
    hint: 'A second order must not replace the first in silence.',
    run: ({ createBoard }) => {
      const board = createBoard()
      board.put({ token: 512, item: 'rice', placedAt: 1 })
      board.put({ token: 512, item: 'onions', placedAt: 2 })
    },
    throws: '512',
  },
  {
    name: 'says how likely n green runs are without a fix',
    hint: '(1 − rate) to the power of runs, in percent.',
    run: ({ fooledBy }) => [fooledBy(1, 1 / 30), fooledBy(30, 1 / 30)],
    expect: [96.7, 36.2],
  },
]
