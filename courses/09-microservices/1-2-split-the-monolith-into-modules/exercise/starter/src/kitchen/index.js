import { orders } from '../orders/store.js'
export const queue = []

export function cook(id) {
  queue.push(id)
}
export function finishNext() {
  const id = queue.shift()
  if (id === undefined) return false
  orders.find((order) => order.id === id).status = 'cooked'
  return true
}
