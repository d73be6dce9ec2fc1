/** Mock 2: skip at least two houses after each sale. O(n) time and space. */
export function mostBoxes(boxes) {
  const best = [0] // best[i] is about the first i houses
  for (let i = 1; i <= boxes.length; i++) best[i] = Math.max(best[i - 1], boxes[i - 1] + best[Math.max(0, i - 3)])
  const houses = []
  for (let i = boxes.length; i > 0; ) {
    if (best[i] === best[i - 1]) i--
    else {
      houses.unshift(i - 1)
      i = Math.max(0, i - 3)
    }
  }
  return { total: best.at(-1), houses }
}
