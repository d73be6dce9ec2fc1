import { dishes } from '../menu/store.mjs'
import { priceOf } from '../menu/prices.mjs'
import { cook } from '../kitchen/queue.mjs'
import { orders } from './store.mjs'

export function place(office, dish) {
  if (!dishes.has(dish)) throw new Error(`No dish "${dish}"`)
  if (dishes.get(dish).left === 0) throw new Error(`${dishes.get(dish).name} is sold out`)
  dishes.get(dish).left -= 1
  const order = { id: orders.length + 1, office, dish, paise: priceOf(dish), status: 'placed' }
  orders.push(order)
  cook(order.id)
  return order
}
