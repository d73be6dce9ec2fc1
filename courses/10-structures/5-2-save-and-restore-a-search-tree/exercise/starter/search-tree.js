/**
 * A binary search tree for whole numbers. A node is { key, left, right },
 * with null for a missing child.
 */
export class SearchTree {
  #root = null

  /** Adds the key and returns true, or returns false if it exists already. */
  add(key) {}

  has(key) {}

  /** The keys from `from` to `to` in order, both included. */
  range(from, to) {}

  /** The number of nodes on the longest way down; 0 for the empty tree. */
  get height() {
    return 0
  }

  /**
   * The keys in preorder with "-" for each missing child, separated by
   * spaces: "50 30 - 40 - - -".
   */
  toString() {
    return ''
  }

  /** A tree of the smallest possible height. */
  static fromSorted(keys) {
    const tree = new SearchTree()
    // Inside of the class you can set tree.#root.
    return tree
  }

  /**
   * The way back from toString. Throws an Error whose message has the word
   * "missing" for missing tokens, "extra" for extra tokens, "number" for a
   * token that isn't a whole number, "order" for a tree that breaks the rule.
   */
  static parse(text) {
    return new SearchTree()
  }
}

const tree = new SearchTree()
for (const key of [50, 30, 70]) tree.add(key)
console.log(tree.toString(), tree.range(30, 60))
