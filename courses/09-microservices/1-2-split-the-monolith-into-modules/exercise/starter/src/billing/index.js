import { dishes } from '../menu/store.js'
import { orders } from '../orders/store.js'

export function invoice(office) {
  const own = orders.filter((order) => order.office === office)
  return {
    office,
    lines: own.map((order) => dishes.get(order.dish).name),
    paise: own.reduce((sum, order) => sum + order.paise, 0),
  }
}
