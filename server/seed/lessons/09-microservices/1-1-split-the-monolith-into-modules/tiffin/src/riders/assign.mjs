import { orders } from '../orders/store.mjs'
import { queue } from '../kitchen/queue.mjs'

export function assign(rider) {
  const ready = orders.filter((order) => order.status === 'cooked' && !queue.includes(order.id))
  for (const order of ready) {
    order.status = 'on the way'
    order.rider = rider
  }
  return ready.length
}
