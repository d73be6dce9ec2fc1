import { queue } from '../kitchen/index.js'
import { orders } from '../orders/store.js'

export function assign(rider) {
  const ready = orders.filter((order) => order.status === 'cooked' && !queue.includes(order.id))
  for (const order of ready) {
    order.status = 'on the way'
    order.rider = rider
  }
  return ready.length
}
