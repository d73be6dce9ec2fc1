/**
 * The service 'menu'. It receives { order, dish } and answers
 *   { status: 'taken', paise }   or   { status: 'refused', reason: 'sold-out' | 'unknown-dish' }
 * dishes: { thali: { paise: 12000, left: 40 }, … }
 */
export function startMenu(network, dishes) {
  const stock = structuredClone(dishes)
  network.service('menu', ({ order, dish }) => {
    stock[dish].left -= 1
    return { status: 'taken', paise: stock[dish].paise }
  })
  return { left: (dish) => stock[dish].left }
}

/**
 * The service 'orders'. It receives { order, dish } from customers, asks 'menu', and answers
 *   { status: 'placed', paise }   { status: 'refused', reason }   or   { status: 'unknown' }
 */
export function startOrders(network) {
  network.service('orders', async ({ order, dish }) => {
    const { paise } = await network.call('orders', 'menu', { order, dish }, { timeout: 250 })
    return { status: 'placed', paise }
  })
}
