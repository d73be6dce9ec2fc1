import { orders } from '../orders/store.mjs'
import { dishes } from '../menu/store.mjs'

export function invoice(office) {
  const own = orders.filter((order) => order.office === office)
  return { office, lines: own.map((order) => dishes.get(order.dish).name), paise: own.reduce((sum, order) => sum + order.paise, 0) }
}
