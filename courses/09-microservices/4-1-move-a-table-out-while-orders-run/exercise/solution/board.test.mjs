import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createBoard, project, visible } from './board.mjs'

const events = [
  { type: 'OrderPlaced', order: 'ord-1', version: 1, office: 'Dadar Press' },
  { type: 'OrderPlaced', order: 'ord-2', version: 1, office: 'Andheri Bank' },
  { type: 'DabbaMoved', order: 'ord-1', version: 2, place: 'kitchen' },
  { type: 'DabbaMoved', order: 'ord-2', version: 2, place: 'kitchen' },
  { type: 'DabbaMoved', order: 'ord-2', version: 3, place: 'Churchgate' },
  { type: 'OrderDelivered', order: 'ord-1', version: 3 },
]
const build = (list) => {
  const board = createBoard()
  for (const event of list) project(board, event)
  return visible(board)
}
test('shows only what is on the way', () => assert.deepEqual(build(events), [{ order: 'ord-2', office: 'Andheri Bank', place: 'Churchgate' }]))
test('is the same with repetitions and in the wrong order', () => assert.deepEqual(build([...events, ...events].reverse()), build(events)))
