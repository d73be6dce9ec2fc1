// A cart is { customer, items }, an item { id, paise, quantity }. No function may change its arguments.

/** A cart with the item, or with a larger quantity if the item is already there. */
export function addItem(cart, item) {
  // This changes the cart. Return a new one instead.
  cart.items.push(item)
  return cart
}

/** A cart with another quantity of one item; 0 removes it. */
export function setQuantity(cart, id, quantity) {
  // Write your code here.
}

/** The price of everything, in paise. */
export function total(cart) {
  // Write your code here.
}

/** Remembers every cart: current(), apply(change), undo(), redo(). */
export function createHistory(cart) {
  // Write your code here.
}
