// Gives every payment a receipt number: 1, 2, 3 … without gaps and without repetition.
// Reading and writing are one step, so two payments at the same moment get different numbers.
export function nextReceiptNumber(store) {
  return store.update('last-receipt', (last = 0) => last + 1)
}
