// Expand: can read the new form, still writes the old one.
export const write = (order) => ({ id: order.id, dish: order.dish, address: `${order.building}, floor ${order.floor}` })

export function read({ id, dish, drop, address }) {
  if (drop) return { id, dish, building: drop.building, floor: drop.floor }
  const at = address.lastIndexOf(', floor ')
  return { id, dish, building: address.slice(0, at), floor: Number(address.slice(at + 8)) }
}
