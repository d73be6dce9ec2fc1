// What runs today. The address is one text: "Andheri Bank, floor 3".
export const write = (order) => ({ id: order.id, dish: order.dish, address: `${order.building}, floor ${order.floor}` })

export function read(message) {
  const [building, floor] = message.address.split(', floor ')
  return { id: message.id, dish: message.dish, building, floor: Number(floor) }
}
