// Gives every payment a receipt number: 1, 2, 3 … without gaps and without repetition. So it says.
export async function nextReceiptNumber(store) {
  const last = (await store.read('last-receipt')) ?? 0
  const next = last + 1
  await store.write('last-receipt', next)
  return next
}
