import { cook } from '../kitchen/index.js'
import { priceOf } from '../menu/index.js'
import { dishes } from '../menu/store.js'
import { orders } from './store.js'

export function place(office, dish) {
  if (!dishes.has(dish)) throw new Error(`No dish "${dish}"`)
  if (dishes.get(dish).left === 0) throw new Error(`${dishes.get(dish).name} is sold out`)
  dishes.get(dish).left -= 1
  const order = { id: orders.length + 1, office, dish, paise: priceOf(dish), status: 'placed' }
  orders.push(order)
  cook(order.id)
  return order
}
