export default [
  {
    name: 'an order that works ends confirmed, and everything was done once',
    hint: 'Read the state, do its action, save the next state, and again until the state is final.',
    run: ({ play }) => {
      const { state, facts } = play({})
      return { state, ...facts }
    },
    expect: { state: 'confirmed', paise: 12000, entries: 1, dabbas: 1, pots: 1, sms: 1 },
  },
  {
    name: 'if the kitchen refuses, dabba and money come back',
    hint: 'The chart says where "refused" leads. You need no if for single actions.',
    run: ({ play }) => {
      const { state, facts } = play({ refuse: ['cook'] })
      return { state, ...facts }
    },
    expect: { state: 'cancelled', paise: 0, entries: 2, dabbas: 0, pots: 0, sms: 0 },
  },
  {
    name: 'every action has the key order:action',
    hint: 'The second argument is `${order}:${action}`, the same at each attempt.',
    run: ({ play }) => play({ refuse: ['assign'] }).world.calls,
    expect: ['pay ord-1:pay', 'assign ord-1:assign', 'refund ord-1:refund'],
  },
  {
    name: 'a lost answer is asked again with the same key',
    hint: 'Catch "no answer" and go the way of "unknown". Other errors must pass through.',
    run: ({ play }) => {
      const { state, facts, world } = play({ lose: { pay: 2, cook: 1 } })
      return { state, paise: facts.paise, pots: facts.pots, asked: world.calls.length }
    },
    expect: { state: 'confirmed', paise: 12000, pots: 1, asked: 7 },
  },
  {
    name: 'killed anywhere, an order that works ends confirmed',
    hint: 'Keep nothing in memory. First the action, then the state: the other way round skips actions.',
    run: ({ play }) => {
      const points = play({}).world.points()
      const ends = new Set()
      for (let crashAt = 1; crashAt <= points; crashAt++) {
        const { state, facts } = play({ crashAt })
        ends.add(JSON.stringify([state, ...Object.values(facts)]))
      }
      return [points, [...ends]]
    },
    expect: [16, ['["confirmed",12000,1,1,1,1]']],
  },
]
