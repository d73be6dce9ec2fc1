import { takePortion } from '../menu/index.js'
import { orders } from './store.js'

const listeners = []
export const onPlaced = (listener) => void listeners.push(listener)

export function place(office, dish) {
  const { dishName, paise } = takePortion(dish)
  const order = { id: orders.length + 1, office, dish, dishName, paise, status: 'placed' }
  orders.push(order)
  for (const listener of listeners) listener({ ...order })
  return { ...order }
}
export function markCooked(id) {
  orders.find((order) => order.id === id).status = 'cooked'
}
export function markOnTheWay(id, rider) {
  Object.assign(orders.find((order) => order.id === id), { status: 'on the way', rider })
}
export const countByStatus = (status) => orders.filter((order) => order.status === status).length
