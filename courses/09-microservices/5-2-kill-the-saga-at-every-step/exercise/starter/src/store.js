/** The saga's table. What the orchestrator needs after a restart is here, and nothing is in memory. */
export function createStore({ db }) {
  return {
    /** Begins a saga in chart.start, once: a repeated order changes nothing. */
    async begin(order) {},
    /** The state of an order; null if there is none. */
    async state(order) {
      return null
    },
    /** Moves from one state to another, but only if the state is still `from`. Says whether it did. */
    async move(order, from, to) {
      return false
    },
    /** All states that the order had, the oldest first. */
    async history(order) {
      return []
    },
    /** [{ id, state }, …] that aren't final, the oldest first. */
    async open() {
      return []
    },
  }
}
