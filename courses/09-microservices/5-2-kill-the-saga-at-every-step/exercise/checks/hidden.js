export default [
  {
    name: 'killed anywhere on the way back, an order ends cancelled without traces',
    hint: 'Compensations need keys, too, and recover() must find the saga by itself.',
    run: ({ play }) => {
      const ends = new Set()
      for (const refuse of [['cook'], ['assign'], ['pay']]) {
        const points = play({ refuse }).world.points()
        for (let crashAt = 1; crashAt <= points; crashAt++) {
          const { state, facts } = play({ refuse, crashAt })
          ends.add(JSON.stringify([state, facts.paise, facts.dabbas, facts.pots, facts.sms]))
        }
      }
      return [...ends]
    },
    expect: ['["cancelled",0,0,0,0]'],
  },
  {
    name: 'a refused refund waits for a person, and ends when the person has decided',
    hint: 'In needs-help a refusal leads to the same state: return, and let recover() ask again later.',
    run: ({ play, recover }) => {
      const { state, world } = play({ refuse: ['assign', 'refund', 'person'] })
      const asked = world.calls.filter((call) => call.startsWith('person')).length
      world.refuse = []
      recover(world.store, world.services)
      return [state, asked <= 4 ? 'asked now and then' : asked, world.store.state('ord-1'), world.facts('ord-1').paise]
    },
    expect: ['needs-help', 'asked now and then', 'cancelled', 0],
  },
  {
    name: 'a service that never answers is asked five times, then the saga waits',
    hint: 'Count the unknown answers of one action. With the fifth, return the state; the next action has five attempts of its own.',
    run: ({ createWorld, advance, recover }) => {
      const world = createWorld({ lose: { pay: 4, assign: 7 } })
      world.store.begin('ord-1')
      const first = advance(world.store, world.services, 'ord-1')
      const asked = ['pay', 'assign'].map((action) => world.calls.filter((call) => call.startsWith(action)).length)
      recover(world.store, world.services)
      return [first, asked, world.store.state('ord-1'), world.facts('ord-1').dabbas]
    },
    expect: ['paid', [5, 5], 'confirmed', 1],
  },
  {
    name: 'recover continues all open sagas and leaves finished ones alone',
    hint: 'store.open() lists them.',
    run: ({ createWorld, recover }) => {
      const world = createWorld()
      for (const order of ['ord-1', 'ord-2', 'ord-3']) world.store.begin(order)
      recover(world.store, world.services)
      const calls = world.calls.length
      recover(world.store, world.services)
      return [['ord-1', 'ord-2', 'ord-3'].map((order) => world.store.state(order)), calls, world.calls.length]
    },
    expect: [['confirmed', 'confirmed', 'confirmed'], 12, 12],
  },
  {
    name: 'if another process was faster, the saga goes on from the saved state',
    hint: 'move() may return false. Read the state again; don’t go on with your own idea of it.',
    run: ({ createWorld, advance }) => {
      const world = createWorld()
      world.store.begin('ord-1')
      const { assign } = world.services
      world.services.assign = (order, key) => {
        const answer = assign(order, key)
        world.store.move(order, 'paid', 'refunding') // somebody has cancelled meanwhile
        return answer
      }
      const state = advance(world.store, world.services, 'ord-1')
      return [state, world.calls.map((call) => call.split(' ')[0])]
    },
    expect: ['cancelled', ['pay', 'assign', 'refund']],
  },
  {
    name: 'a saga that waits doesn’t stop the others',
    hint: 'recover() goes on with the next order, whatever state the one before has ended in.',
    run: ({ createWorld, recover }) => {
      const world = createWorld({ lose: { pay: 5 } }) // uses up the five attempts of the first order
      const orders = ['ord-1', 'ord-2', 'ord-3']
      for (const order of orders) world.store.begin(order)
      recover(world.store, world.services)
      const first = orders.map((order) => world.store.state(order))
      recover(world.store, world.services)
      return [first, orders.map((order) => `${world.store.state(order)} ${world.facts(order).paise}`)]
    },
    expect: [['started', 'confirmed', 'confirmed'], ['confirmed 12000', 'confirmed 12000', 'confirmed 12000']],
  },
]
