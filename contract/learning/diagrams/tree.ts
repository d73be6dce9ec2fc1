import { fitted, Mistake, path, type Picture, type Shape, type SourceLine } from './drawing.ts'
import { type Marked, readMarked, splitOnce, widthOf } from './text.ts'

/** A node with one key or several; null where a child is missing. */
export type Node = { keys: Marked[]; edge: string; children: (Node | null)[] }
export type Tree = { isOutline: boolean; roots: (Node | null)[] }

const limits = { nodes: 60, depth: 10, keys: 8, key: 40 }
const [boxHeight, rankGap, siblingGap] = [32, 30, 10]

/** Each line is a node, indented below its parent; `-` is a missing child, `a | b` has two keys, `left -> 3` names the edge. */
export function readTree(lines: SourceLine[]): Tree {
  const tree: Tree = { isOutline: false, roots: [] }
  const open: { indent: number; node: Node }[] = []
  let count = 0
  for (const { text, indent, line } of lines) {
    if (/^shape: *outline$/.test(text)) {
      tree.isOutline = true
      continue
    }
    while (open.length > 0 && open.at(-1)!.indent >= indent) open.pop()
    const parent = open.at(-1)?.node
    if (!parent && tree.roots.length > 0 && indent > 0) throw new Mistake('Indent it below its parent', line)
    const node = text === '-' ? null : readNode(text, line)
    ;(parent ? parent.children : tree.roots).push(node)
    if (node) open.push({ indent, node })
    if (++count > limits.nodes) throw new Mistake(`A tree has at most ${limits.nodes} nodes`, line)
    if (open.length > limits.depth) throw new Mistake(`A tree has at most ${limits.depth} levels`, line)
  }
  if (tree.roots.filter(Boolean).length === 0) throw new Mistake('Add a node, and its children indented below it', 1)
  return tree
}

function readNode(text: string, line: number): Node {
  const [before, after] = splitOnce(text, / +-> +/)
  const keys = (after ?? before).split('|').map(readMarked)
  if (keys.length > limits.keys) throw new Mistake(`A node has at most ${limits.keys} keys`, line)
  if ([...keys.map((key) => key.text), after === undefined ? '' : before].some((key) => key.length > limits.key))
    throw new Mistake(`A key has at most ${limits.key} characters`, line)
  return { keys, edge: after === undefined ? '' : before, children: [] }
}

/** From the top down; where that is too wide, as an outline: every node in a line of its own. */
export function drawTree(tree: Tree, room: number): Picture {
  if (tree.isOutline) return drawOutline(tree)
  const spacious = drawDown(tree, siblingGap, 16)
  if (spacious.width <= room) return spacious
  const tight = drawDown(tree, 5, 8)
  return tight.width <= room ? tight : drawOutline(tree)
}

type Placed = { node: Node | null; x: number; width: number; children: Placed[] }

const keyWidths = ({ keys }: Node, pad: number): number[] =>
  keys.map(({ text }) => Math.max(keys.length > 1 ? 24 : 30, widthOf(text) + pad))
const sum = (values: number[]): number => values.reduce((total, value) => total + value, 0)

/** Every parent over the middle of its children; subtrees don’t share columns, which leaves room for edges. */
function drawDown({ roots }: Tree, gap: number, pad: number): Picture {
  let next = 1
  const place = (node: Node | null): Placed => {
    const width = node ? sum(keyWidths(node, pad)) : 22
    const edge = node?.edge ? widthOf(node.edge, 13) + 12 : 0
    const start = next
    const children = node?.children.map(place) ?? []
    const span = Math.max(width, edge)
    const [first, last] = [children[0], children.at(-1)]
    let x = first && last ? (first.x + last.x) / 2 : start + span / 2
    if (x - span / 2 < start) {
      const shift = start + span / 2 - x
      const move = (placed: Placed) => {
        placed.x += shift
        placed.children.forEach(move)
      }
      children.forEach(move)
      next += shift
      x += shift
    }
    next = Math.max(next, x + span / 2 + gap)
    return { node, x, width, children }
  }
  const placed = roots.map(place)
  const shapes: Shape[] = []
  let height = 0
  const draw = ({ node, x, width, children }: Placed, depth: number) => {
    if (!node) return
    const hasEdges = node.children.some((child) => child?.edge)
    const y = 1 + depth
    const below = y + boxHeight + rankGap + (hasEdges ? 14 : 0)
    height = Math.max(height, y + boxHeight)
    for (const child of children) {
      if (!child.node) continue
      shapes.push({ kind: 'path', d: path([x + (child.x - x) * 0.12, y + boxHeight], [child.x, below]), tone: 'thin' })
      if (child.node.edge) {
        const at = { x: x + (child.x - x) * 0.62, y: y + boxHeight + (below - y - boxHeight) * 0.56 }
        shapes.push({ kind: 'text', ...at, lines: [child.node.edge], tone: 'label' })
      }
    }
    drawKeys(shapes, node, x - width / 2, y, pad)
    for (const child of children) draw(child, below - 1)
  }
  for (const root of placed) draw(root, 0)
  return fitted(shapes, next - gap + 1, height + 1)
}

function drawKeys(shapes: Shape[], node: Node, left: number, y: number, pad: number) {
  const widths = keyWidths(node, pad)
  const strong: Shape[] = []
  let x = left
  for (const [index, { text, isStrong }] of node.keys.entries()) {
    const width = widths[index]!
    ;(isStrong ? strong : shapes).push(
      { kind: 'box', x, y, width, height: boxHeight, tone: isStrong ? 'strong' : 'plain' },
      { kind: 'text', x: x + width / 2, y: y + boxHeight / 2, lines: [text], tone: isStrong ? 'strong' : 'plain' },
    )
    x += width
  }
  shapes.push(...strong)
}

const [step, indentWidth] = [boxHeight + 8, 26]

function drawOutline({ roots }: Tree): Picture {
  const shapes: Shape[] = []
  let [line, width] = [0, 0]
  const draw = (node: Node | null, depth: number): number => {
    const y = 1 + line * step
    const x = 1 + depth * indentWidth
    line++
    if (!node) {
      shapes.push({ kind: 'text', x, y: y + boxHeight / 2, lines: ['none'], tone: 'soft', anchor: 'start' })
      return y + boxHeight / 2
    }
    const edge = node.edge ? widthOf(node.edge, 13) + 10 : 0
    if (edge) shapes.push({ kind: 'text', x, y: y + boxHeight / 2, lines: [node.edge], tone: 'label', anchor: 'start' })
    drawKeys(shapes, node, x + edge, y, 18)
    width = Math.max(width, x + edge + sum(keyWidths(node, 18)))
    for (const child of node.children) {
      const middle = draw(child, depth + 1)
      const start: [number, number] = [x + 12, y + boxHeight]
      shapes.push({ kind: 'path', d: path(start, [x + 12, middle], [x + indentWidth - 4, middle]), tone: 'thin' })
    }
    return y + boxHeight / 2
  }
  for (const root of roots) draw(root, 0)
  return fitted(shapes, width + 1, line * step - 6)
}
