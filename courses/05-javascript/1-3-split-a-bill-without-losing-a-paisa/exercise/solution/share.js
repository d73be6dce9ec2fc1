/**
 * Divides paise by weights. Everybody gets their part rounded down; the paise that are left go to the largest
 * remainders, the earlier position first when two are equal.
 */
export function share(paise, weights) {
  const sum = weights.reduce((total, weight) => total + BigInt(weight), 0n)
  if (sum === 0n) throw new Error('At least one weight must be above 0: somebody has to pay')

  // The product can be larger than the largest safe number, so it is computed as BigInt.
  const products = weights.map((weight) => BigInt(paise) * BigInt(weight))
  const parts = products.map((product) => Number(product / sum))
  const remainders = products.map((product) => product % sum)

  const left = paise - parts.reduce((total, part) => total + part, 0)
  const order = weights.map((_, index) => index)
  // Sorting is stable: equal remainders stay in their order.
  order.sort((a, b) => Number(remainders[b] - remainders[a]))
  for (const index of order.slice(0, left)) parts[index] += 1
  return parts
}
