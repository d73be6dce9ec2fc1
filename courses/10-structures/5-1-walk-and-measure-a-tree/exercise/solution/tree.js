/** All nodes, every child after its parent. Uses its own stack, so the depth isn't limited. */
function preorder(root) {
  const nodes = []
  const stack = [{ node: root, parent: null }]
  while (stack.length > 0) {
    const entry = stack.pop()
    nodes.push(entry)
    for (const child of entry.node.children.toReversed()) stack.push({ node: child, parent: entry.node })
  }
  return nodes
}

/** Height of every node and the diameter of the tree, in one walk from the leaves to the root. O(n). */
function measure(root) {
  const heights = new Map()
  let diameter = 0
  for (const { node } of preorder(root).reverse()) {
    let first = 0
    let second = 0
    for (const child of node.children) {
      const reach = heights.get(child) + 1
      if (reach > first) [first, second] = [reach, first]
      else if (reach > second) second = reach
    }
    heights.set(node, first)
    diameter = Math.max(diameter, first + second)
  }
  return { height: heights.get(root), diameter }
}

export const height = (root) => measure(root).height
export const diameter = (root) => measure(root).diameter

/** Rounds until everyone knows, if each informed member calls one child in each round. */
export function callRounds(root) {
  const rounds = new Map()
  for (const { node } of preorder(root).reverse()) {
    const slowestFirst = node.children.map((child) => rounds.get(child)).sort((a, b) => b - a)
    rounds.set(
      node,
      slowestFirst.reduce((most, need, turn) => Math.max(most, turn + 1 + need), 0),
    )
  }
  return rounds.get(root)
}

export function commonAncestor(root, idA, idB) {
  const parents = new Map()
  const byId = new Map()
  for (const { node, parent } of preorder(root)) {
    parents.set(node, parent)
    byId.set(node.id, node)
  }
  if (!byId.has(idA) || !byId.has(idB)) return null
  const above = new Set()
  for (let node = byId.get(idA); node; node = parents.get(node)) above.add(node)
  let node = byId.get(idB)
  while (!above.has(node)) node = parents.get(node)
  return node
}
