/** Forgets the least recently used entry when full. `get` and `set` are O(1). */
export class LruCache {
  #nodes = new Map()
  #head = {}
  #tail = {}
  #capacity

  constructor(capacity) {
    if (!Number.isInteger(capacity) || capacity < 1)
      throw new RangeError('The capacity must be a whole number of at least 1')
    this.#capacity = capacity
    this.#head.next = this.#tail
    this.#tail.previous = this.#head
  }

  get size() {
    return this.#nodes.size
  }

  get(key) {
    const node = this.#nodes.get(key)
    if (!node) return undefined
    this.#unlink(node)
    this.#insertFirst(node)
    return node.value
  }

  set(key, value) {
    let node = this.#nodes.get(key)
    if (node) {
      node.value = value
      this.#unlink(node)
    } else {
      node = { key, value }
      this.#nodes.set(key, node)
    }
    this.#insertFirst(node)
    if (this.#nodes.size > this.#capacity) {
      const oldest = this.#tail.previous
      this.#unlink(oldest)
      this.#nodes.delete(oldest.key)
    }
  }

  keys() {
    const keys = []
    for (let node = this.#head.next; node !== this.#tail; node = node.next) keys.push(node.key)
    return keys
  }

  #insertFirst(node) {
    node.previous = this.#head
    node.next = this.#head.next
    this.#head.next.previous = node
    this.#head.next = node
  }

  #unlink(node) {
    node.previous.next = node.next
    node.next.previous = node.previous
  }
}
