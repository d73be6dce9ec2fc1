import { chart } from './chart.js'

const attempts = 5
export const keyOf = (order, action) => `${order}:${action}`

export function createOrchestrator({ store, services }) {
  async function ask(action, order) {
    for (let attempt = 1; attempt <= attempts; attempt += 1) {
      try {
        return await services[action](order, keyOf(order, action))
      } catch (error) {
        if (error.message !== 'no answer') throw error
      }
    }
    return 'unknown'
  }

  async function advance(order) {
    for (;;) {
      const state = await store.state(order)
      if (chart.final.includes(state) || chart.waitsForPerson.includes(state)) return
      const { do: action, ...ways } = chart.states[state]
      const answer = await ask(action, order)
      if (answer === 'unknown') return
      // False: another orchestrator was faster. The next round reads what it has saved.
      await store.move(order, state, ways[answer])
    }
  }

  async function recover() {
    for (const { id } of await store.open()) {
      try {
        await advance(id)
      } catch (error) {
        console.error(id, error.message)
      }
    }
  }
  return { advance, recover }
}
