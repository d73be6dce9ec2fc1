export function startMenu(network, dishes) {
  const stock = structuredClone(dishes)
  const taken = new Map() // "dish/order" -> answer; in real life a table with that primary key
  network.service('menu', ({ order, dish }) => {
    const key = `${dish}/${order}`
    if (taken.has(key)) return taken.get(key)
    if (!Object.hasOwn(stock, dish)) return { status: 'refused', reason: 'unknown-dish' }
    if (stock[dish].left === 0) return { status: 'refused', reason: 'sold-out' }
    stock[dish].left -= 1
    taken.set(key, { status: 'taken', paise: stock[dish].paise })
    return taken.get(key)
  })
  return { left: (dish) => stock[dish].left }
}

const attempts = 10

export function startOrders(network) {
  const running = new Map() // order -> promise of its answer

  async function ask(order, dish) {
    for (let attempt = 0; attempt < attempts; attempt++) {
      try {
        const { status, paise, reason } = await network.call('orders', 'menu', { order, dish }, { timeout: 250 })
        return status === 'taken' ? { status: 'placed', paise } : { status: 'refused', reason }
      } catch {
        await network.sleep(network.random() * 100)
      }
    }
    return { status: 'unknown' }
  }

  network.service('orders', async ({ order, dish }) => {
    if (!running.has(order)) running.set(order, ask(order, dish))
    const answer = await running.get(order)
    if (answer.status === 'unknown') running.delete(order) // a later repetition may find out
    return answer
  })
}
