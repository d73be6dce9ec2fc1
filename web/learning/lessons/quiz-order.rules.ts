type Attempt = { reader: number | undefined; quizKey: string; attempt: number }

/**
 * The options of a question in the order in which a reader sees them, as places in the lesson: another one for each
 * reader and attempt, and always the same for the same attempt. Visitors' pages are rendered once for all of them, so
 * they begin with the written order.
 */
export function optionOrder(count: number, { reader, quizKey, attempt }: Attempt): number[] {
  const order = Array.from({ length: count }, (_, index) => index)
  if (reader === undefined && attempt === 0) return order
  let state = 0
  for (const character of `${reader} ${quizKey} ${attempt}`)
    state = Math.imul(state ^ character.charCodeAt(0), 0x5bd1e995) ^ (state >>> 13)
  for (let last = count - 1; last > 0; last--) {
    state = Math.imul(state ^ (state >>> 15), 0x2c1b3c6d)
    const at = (state >>> 8) % (last + 1)
    ;[order[last], order[at]] = [order[at]!, order[last]!]
  }
  return order
}
