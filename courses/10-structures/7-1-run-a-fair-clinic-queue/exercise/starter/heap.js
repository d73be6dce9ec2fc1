/**
 * A binary heap: the item that compares as smallest is on top. push and pop
 * are O(log n).
 */
export class Heap {
  #items = []

  constructor(compare) {
    this.compare = compare
  }

  get size() {
    return this.#items.length
  }

  push(item) {
    // Put the item at the end and let it rise.
  }

  /**
   * Removes and returns the smallest item; undefined if the heap is empty.
   */
  pop() {
    // Take the top, put the last item there and let it sink.
  }
}
