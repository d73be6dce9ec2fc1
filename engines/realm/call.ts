import type { CallInput } from '../calls/call.ts'

type Node = { value: unknown; next?: Node | null; left?: Node | null; right?: Node | null }
type Marked = { '#': 'list' | 'tree'; values: unknown[]; loop: number }

/** A list or tree of so many nodes has none that is the last. */
const maxNodes = 1_000_000

/** Calls what the program exports, as a check describes it. */
export async function callProgram(exports: unknown, text: string): Promise<unknown> {
  const input = JSON.parse(text) as CallInput
  const value = await resultOf(exports, input)
  return input.isDigest ? digest(value) : value
}

async function resultOf(exports: unknown, { name, args, calls, result, hasNodes }: CallInput): Promise<unknown> {
  const given = hasNodes ? (linked(args) as unknown[]) : args
  const target = (exports as Record<string, unknown>)[name]
  if (typeof target !== 'function') throw new TypeError(`${name} is not a function`)
  if (calls) return callMethods(target as Maker, given, hasNodes ? (linked(calls) as unknown[][]) : calls)
  const returned = (await (target as (...values: unknown[]) => unknown)(...given)) ?? null
  switch (result) {
    case 'argument':
      return given[0] ?? null
    case 'both':
      return { returned, argument: given[0] ?? null }
    case 'list':
      return listValues(returned as Node | null)
    case 'tree':
      return treeValues(returned as Node | null)
    case 'value':
      return (returned as Node | null)?.value ?? null
    default:
      return returned
  }
}

type Maker = new (...values: unknown[]) => unknown

/** A class, or a function that returns an object. */
async function callMethods(make: Maker, args: unknown[], calls: unknown[][]): Promise<unknown[]> {
  const object = ('prototype' in make ? new make(...args) : Reflect.apply(make, undefined, args)) as Record<
    string,
    unknown
  >
  const results: unknown[] = []
  for (const [name, ...values] of calls) {
    const member = object[String(name)]
    if (typeof member !== 'function' && (values.length > 0 || member === undefined))
      throw new TypeError(`${String(name)} is not a function`)
    // A getter does as well.
    const returned = typeof member === 'function' ? await Reflect.apply(member, object, values) : member
    results.push(returned ?? null)
  }
  return results
}

function linked(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(linked)
  if (typeof value !== 'object' || value === null || !('#' in value)) return value
  const { '#': kind, values, loop } = value as Marked
  return kind === 'list' ? listOf(values, loop) : treeOf(values)
}

function listOf(values: unknown[], loop: number): Node | null {
  const nodes: Node[] = values.map((value) => ({ value, next: null }))
  for (const [index, node] of nodes.entries()) node.next = nodes[index + 1] ?? null
  if (loop >= 0) nodes.at(-1)!.next = nodes[loop]!
  return nodes[0] ?? null
}

/** Level by level, with null where a child is missing. */
function treeOf(values: unknown[]): Node | null {
  const nodes = values.map((value): Node | null => (value === null ? null : { value, left: null, right: null }))
  let next = 1
  for (const node of nodes) {
    if (!node) continue
    node.left = nodes[next] ?? null
    node.right = nodes[next + 1] ?? null
    next += 2
  }
  return nodes[0] ?? null
}

function listValues(first: Node | null): unknown[] {
  const values: unknown[] = []
  for (let node: Node | null = first; node; node = node.next ?? null) {
    values.push(node.value)
    if (values.length > maxNodes) throw new Error('The list never ends: a node leads back to an earlier one.')
  }
  return values
}

function treeValues(root: Node | null): unknown[] {
  const values: unknown[] = []
  const queue: (Node | null)[] = [root]
  for (let at = 0; at < queue.length; at += 1) {
    const node = queue[at] ?? null
    values.push(node ? node.value : null)
    if (node) queue.push(node.left ?? null, node.right ?? null)
    if (queue.length > maxNodes) throw new Error('The tree never ends: a node leads back to an earlier one.')
  }
  while (values.length > 0 && values.at(-1) === null) values.pop()
  return values
}

/** Stands for a list that is too long to write down. */
function digest(value: unknown): unknown {
  if (!Array.isArray(value)) return value
  return { length: value.length, first: value.slice(0, 3), last: value.slice(-3), crc: crc32(JSON.stringify(value)) }
}

function crc32(text: string): number {
  const table = Array.from({ length: 256 }, (_, index) => {
    let entry = index
    for (let bit = 0; bit < 8; bit += 1) entry = entry & 1 ? (entry >>> 1) ^ 0xedb88320 : entry >>> 1
    return entry
  })
  let crc = -1
  for (const byte of new TextEncoder().encode(text)) crc = table[(crc ^ byte) & 255]! ^ (crc >>> 8)
  return ~crc >>> 0
}
