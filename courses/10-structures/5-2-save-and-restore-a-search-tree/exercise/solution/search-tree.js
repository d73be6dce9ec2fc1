const leaf = (key) => ({ key, left: null, right: null })

/** A plain binary search tree for whole numbers. Search and insertion are O(height). */
export class SearchTree {
  #root = null

  add(key) {
    if (!this.#root) {
      this.#root = leaf(key)
      return true
    }
    let node = this.#root
    while (node.key !== key) {
      const side = key < node.key ? 'left' : 'right'
      if (!node[side]) {
        node[side] = leaf(key)
        return true
      }
      node = node[side]
    }
    return false
  }

  has(key) {
    let node = this.#root
    while (node && node.key !== key) node = key < node.key ? node.left : node.right
    return node !== null
  }

  range(from, to) {
    const keys = []
    function walk(node) {
      if (!node) return
      if (node.key > from) walk(node.left)
      if (node.key >= from && node.key <= to) keys.push(node.key)
      if (node.key < to) walk(node.right)
    }
    walk(this.#root)
    return keys
  }

  get height() {
    let height = 0
    for (let level = this.#root ? [this.#root] : []; level.length > 0; height++)
      level = level.flatMap((node) => [node.left, node.right]).filter(Boolean)
    return height
  }

  toString() {
    const tokens = []
    const stack = [this.#root]
    while (stack.length > 0) {
      const node = stack.pop()
      tokens.push(node ? node.key : '-')
      if (node) stack.push(node.right, node.left)
    }
    return tokens.join(' ')
  }

  static fromSorted(keys) {
    function build(from, to) {
      if (from >= to) return null
      const middle = Math.floor((from + to) / 2)
      return { key: keys[middle], left: build(from, middle), right: build(middle + 1, to) }
    }
    const tree = new SearchTree()
    tree.#root = build(0, keys.length)
    return tree
  }

  static parse(text) {
    const tokens = text.split(' ')
    let next = 0
    function read(low, high) {
      if (next >= tokens.length) throw new Error('A token is missing at the end')
      const token = tokens[next++]
      if (token === '-') return null
      if (!/^-?\d+$/.test(token)) throw new Error(`"${token}" is not a whole number`)
      const key = Number(token)
      if (key <= low || key >= high) throw new Error(`${key} is out of order: it is on the wrong side of the tree`)
      return { key, left: read(low, key), right: read(key, high) }
    }
    const tree = new SearchTree()
    tree.#root = read(-Infinity, Infinity)
    if (next < tokens.length) throw new Error(`Extra token "${tokens[next]}" after the end of the tree`)
    return tree
  }
}
