export default [
  {
    name: 'gives 900 different tokens before one comes back',
    hint: 'Count up and begin again after 999.',
    run: ({ createTokens }) => {
      const next = createTokens(() => 0.1)
      const tokens = Array.from({ length: 901 }, next)
      return [new Set(tokens.slice(0, 900)).size, tokens.indexOf(tokens[900])]
    },
    expect: [900, 0],
  },
  {
    name: 'keeps the first order after a refusal, and lets the token be used again',
    hint: 'After collect, the token is free.',
    run: ({ createBoard }) => {
      const board = createBoard()
      board.put({ token: 100, item: 'rice', placedAt: 1 })
      try {
        board.put({ token: 100, item: 'oil', placedAt: 2 })
      } catch {}
      const first = board.collect(100).item
      board.put({ token: 100, item: 'tea', placedAt: 3 })
      return [first, board.waiting().map(({ item }) => item)]
    },
    expect: ['rice', ['tea']],
  },
  {
    name: 'lists what is waiting, oldest first',
    hint: 'Sort by placedAt, whatever the order of arrival.',
    run: ({ createBoard }) => {
      const board = createBoard()
      for (const [token, placedAt] of [[300, 30], [100, 10], [200, 20]]) board.put({ token, placedAt })
      return board.waiting().map(({ token }) => token)
    },
    expect: [100, 200, 300],
  },
  {
    name: 'counts two desks apart',
    hint: 'Each createTokens begins on its own.',
    run: ({ createTokens }) => {
      const [one, two] = [createTokens(() => 0.2), createTokens(() => 0.2)]
      one()
      return two() === createTokens(() => 0.2)() ? 'apart' : 'mixed'
    },
    expect: 'apart',
  },
  {
    name: 'says it for a hundred and two hundred runs',
    hint: 'One decimal: 3.4 and 0.1.',
    run: ({ fooledBy }) => [fooledBy(100, 1 / 30), fooledBy(200, 1 / 30), fooledBy(10, 0)],
    expect: [3.4, 0.1, 100],
  },
]
