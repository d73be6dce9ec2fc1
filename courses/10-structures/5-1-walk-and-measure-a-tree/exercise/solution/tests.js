import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { callRounds, commonAncestor, diameter, height } from './tree.js'

const node = (id, ...children) => ({ id, name: id, children })
const single = node('A')
assert.deepEqual([height(single), diameter(single), callRounds(single)], [0, 0, 0])
const tree = node('Chair', node('Asha', node('Gauri'), node('Salim')), node('Babu', node('Tara')))
assert.deepEqual([height(tree), diameter(tree)], [2, 4])
assert.equal(commonAncestor(tree, 'Gauri', 'Salim').id, 'Asha')
assert.equal(commonAncestor(tree, 'Gauri', 'Tara').id, 'Chair')
assert.equal(commonAncestor(tree, 'Asha', 'Gauri').id, 'Asha')
assert.equal(commonAncestor(tree, 'Asha', 'nobody'), null)
assert.equal(diameter(node('r', node('a', node('b', node('c', node('d'))), node('e', node('f', node('g')))))), 6)
assert.equal(callRounds(node('r', node('a'), node('b'), node('c'))), 3)
assert.equal(callRounds(node('r', node('a'), node('b', node('c', node('d'))))), 3)
let chain = node('end')
for (let i = 1; i < 100_000; i++) chain = node(i, chain)
assert.deepEqual([height(chain), diameter(chain)], [99_999, 99_999])

const members = JSON.parse(readFileSync(new URL('../../members.json', import.meta.url), 'utf8'))
const common = commonAncestor(members, 'M150', 'M190')
console.log(
  'height',
  height(members),
  'diameter',
  diameter(members),
  'rounds',
  callRounds(members),
  'ancestor',
  common.id,
  common.name,
)
