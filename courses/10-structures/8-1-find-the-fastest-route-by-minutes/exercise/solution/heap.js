/** A binary heap: the item that compares as smallest is on top. push and pop are O(log n). */
export class Heap {
  #items = []
  #compare

  constructor(compare) {
    this.#compare = compare
  }

  get size() {
    return this.#items.length
  }

  push(item) {
    const items = this.#items
    let i = items.push(item) - 1
    while (i > 0) {
      const parent = (i - 1) >> 1
      if (this.#compare(items[parent], item) <= 0) break
      items[i] = items[parent]
      i = parent
    }
    items[i] = item
  }

  pop() {
    const items = this.#items
    const top = items[0]
    const item = items.pop()
    if (items.length === 0) return top
    let i = 0
    for (;;) {
      let child = 2 * i + 1
      if (child >= items.length) break
      if (child + 1 < items.length && this.#compare(items[child + 1], items[child]) < 0) child++
      if (this.#compare(item, items[child]) <= 0) break
      items[i] = items[child]
      i = child
    }
    items[i] = item
    return top
  }
}
