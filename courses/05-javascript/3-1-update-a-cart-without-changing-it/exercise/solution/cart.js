export function addItem(cart, item) {
  const found = cart.items.find(({ id }) => id === item.id)
  if (found) return setQuantity(cart, item.id, found.quantity + item.quantity)
  return { ...cart, items: [...cart.items, item] }
}

export function setQuantity(cart, id, quantity) {
  if (!cart.items.some((item) => item.id === id)) return cart
  const items =
    quantity === 0
      ? cart.items.filter((item) => item.id !== id)
      : cart.items.map((item) => (item.id === id ? { ...item, quantity } : item))
  return { ...cart, items }
}

export function total(cart) {
  return cart.items.reduce((sum, item) => sum + item.paise * item.quantity, 0)
}

/** Remembers every cart. `position` points to the current one; later ones can be redone. */
export function createHistory(cart) {
  let states = [cart]
  let position = 0
  return {
    current: () => states[position],
    apply(change) {
      const next = change(states[position])
      states = [...states.slice(0, position + 1), next]
      position += 1
    },
    undo() {
      position = Math.max(0, position - 1)
    },
    redo() {
      position = Math.min(states.length - 1, position + 1)
    },
  }
}
