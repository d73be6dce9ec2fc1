import assert from 'node:assert/strict'
import { editDistance, findEdits } from './edits.js'

assert.equal(editDistance('kitten', 'sitting'), 3)
assert.equal(editDistance('', 'Goa'), 3)
assert.equal(editDistance('Goa', ''), 3)
assert.equal(editDistance('', ''), 0)
assert.deepEqual(findEdits('', ''), [])
assert.equal(editDistance('कमल', 'कलम'), 2)
for (let round = 0; round < 200; round++) {
  const word = () => Array.from({ length: Math.floor(Math.random() * 8) }, () => 'abc'[Math.floor(Math.random() * 3)]).join('')
  const [from, to] = [word(), word()]
  const edits = findEdits(from, to)
  assert.equal(edits.map((edit) => edit.from ?? '').join(''), from)
  assert.equal(edits.map((edit) => edit.to ?? '').join(''), to)
  assert.equal(edits.filter((edit) => edit.kind !== 'keep').length, editDistance(from, to))
  assert.equal(editDistance(from, to), editDistance(to, from))
}
console.log(editDistance('Bangalore', 'Bengaluru'), findEdits('Bangalore', 'Bengaluru').map(({ kind, from, to }) => [kind, from, to].filter(Boolean).join(' ')).join(', '))
