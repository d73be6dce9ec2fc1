// Expand: can read the new form, still writes the old one.
export const write = (order) => ({ id: order.id, dish: order.dish, address: `${order.building}, floor ${order.floor}` })

export function read(message) {
  if (message.drop) return { id: message.id, dish: message.dish, building: message.drop.building, floor: message.drop.floor }
  const at = message.address.lastIndexOf(', floor ')
  return { id: message.id, dish: message.dish, building: message.address.slice(0, at), floor: Number(message.address.slice(at + 8)) }
}
