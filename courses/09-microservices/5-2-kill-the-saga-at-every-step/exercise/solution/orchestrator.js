import chart from './chart.json'

const attempts = 5

function ask(services, action, order) {
  try {
    return services[action](order, `${order}:${action}`)
  } catch (error) {
    if (error.message !== 'no answer') throw error
    return 'unknown'
  }
}

export function advance(store, services, order) {
  let unknown = 0
  for (;;) {
    const state = store.state(order)
    if (chart.final.includes(state)) return state
    const { do: action, ...ways } = chart.states[state]
    const answer = ask(services, action, order)
    const next = ways[answer]
    if (next === state) {
      unknown += 1
      if (answer === 'refused' || unknown === attempts) return state
      continue
    }
    unknown = 0
    // False: somebody else was faster. The next round reads what they have saved.
    store.move(order, state, next)
  }
}

export function recover(store, services) {
  for (const order of store.open()) advance(store, services, order)
}
