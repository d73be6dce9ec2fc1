import { expect, test } from 'vitest'
import { runChecks } from '../host/run-checks.ts'
import { connectToProcess } from '../node/connect.ts'
import { parseChecks } from '../parse-checks.ts'
import type { Language } from '../program.ts'
import { resolve } from './generate.ts'

const checks = `export default [
  { name: 'list', hint: 'h', call: 'reversed', args: [{ list: [1, 2, 3] }], result: 'list', expect: [3, 2, 1] },
  { name: 'loop', hint: 'h', call: 'loopStart', args: [{ list: [5, 6, 7], loop: 1 }], result: 'value', expect: 6 },
  { name: 'tree', hint: 'h', call: 'mirrored', args: [{ tree: [1, 2, null, 3] }], result: 'tree', expect: [1, null, 2, null, 3] },
  { name: 'class', hint: 'h', make: 'MinStack', args: [], calls: [['push', 4], ['push', 2], ['topValue'], ['size']], expect: [null, null, 2, 2] },
  { name: 'order', hint: 'h', call: 'groups', args: [], anyOrder: 'deep', expect: [['a'], ['b', 'c']] },
  { name: 'long', hint: 'h', call: 'sorted', args: [{ generate: 'permutation', count: 100000 }], digest: true, expect: { length: 100000, first: [0, 1, 2], last: [99997, 99998, 99999], crc: 2723605798 } },
  { name: 'nothing', hint: 'h', call: 'nothing', args: [true, null], expect: null },
]`

const programs: Partial<Record<Language, string>> = {
  javascript: `
export function reversed(node) { let last = null; while (node) [node.next, last, node] = [last, node, node.next]; return last }
export function loopStart(node) { const seen = new Set(); while (!seen.has(node)) { seen.add(node); node = node.next } return node }
export function mirrored(node) { if (node) [node.left, node.right] = [mirrored(node.right), mirrored(node.left)]; return node }
export class MinStack { #all = []; push(value) { this.#all.push(value) } topValue() { return this.#all.at(-1) } get size() { return this.#all.length } }
export const groups = () => [['c', 'b'], ['a']]
export const sorted = (values) => values.toSorted((a, b) => a - b)
export const nothing = () => undefined`,
  python: `
list = len = None  # What learners name is their own affair.
def reversed(node):
    last = None
    while node:
        node.next, last, node = last, node, node.next
    return last
def loop_start(node):
    seen = set()
    while node not in seen:
        seen.add(node)
        node = node.next
    return node
def mirrored(node):
    if node:
        node.left, node.right = mirrored(node.right), mirrored(node.left)
    return node
class MinStack:
    def __init__(self):
        self.all = []
    def push(self, value):
        self.all.append(value)
    def top_value(self):
        return self.all[-1]
    @property
    def size(self):
        return self.all.__len__()
def groups():
    return [('c', 'b'), ('a',)]
def sorted(values):
    values.sort()
    return values
def nothing(yes, none):
    pass`,
}

test.each(['javascript', 'python'] as const)('the same checks call functions and classes in %s', async (language) => {
  const parsed = parseChecks(checks, language)
  expect(parsed.problems).toEqual([])
  const entry = language === 'python' ? 'main.py' : 'main.js'
  const program = { language, entry, files: [{ path: entry, text: programs[language]! }], database: '' }
  const { results, failure } = await runChecks(connectToProcess(language), program, parsed.checks, { seconds: 20 })
  expect(failure).toBeNull()
  expect(results.filter(({ outcome }) => outcome !== 'passed')).toEqual([])
})

test('shows a call as its language writes it', () => {
  const source = `export default [{ name: 'n', hint: 'h', call: 'bestDay', args: [[1, null], { generate: 'integers', count: 9, from: 1, to: 5 }], expect: 1 }]`
  const shown = (language: Language) => parseChecks(source, language).checks[0]!.run
  expect(shown('javascript')).toBe('bestDay([1, null], ‹9 integers from 1 to 5›)')
  expect(shown('python')).toBe('best_day([1, None], ‹9 integers from 1 to 5›)')
})

test('generates the same values for the same seed, and refuses unknown generators', () => {
  const values = resolve({ generate: 'integers', count: 4, from: 1, to: 100, seed: 7 })
  expect(values).toEqual(resolve({ generate: 'integers', count: 4, from: 1, to: 100, seed: 7 }))
  const source = `export default [{ name: 'n', hint: 'h', call: 'f', args: [{ generate: 'dice' }], expect: 1 }]`
  expect(parseChecks(source, 'javascript').problems[0]!.message).toContain('dice')
})
