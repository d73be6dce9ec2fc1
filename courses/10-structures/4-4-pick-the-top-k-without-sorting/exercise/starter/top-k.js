/**
 * The k largest items, largest first. compare(a, b) is negative if a is
 * smaller than b.
 */
export function topK(items, k, compare) {
  // Use quickselect or a heap. Sorting everything does too much.
}

console.log(topK([350, 1250, 400, 90, 1200, 700], 3, (a, b) => a - b))
