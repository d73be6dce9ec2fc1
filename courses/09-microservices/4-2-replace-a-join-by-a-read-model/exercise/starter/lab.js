// Brings events of three services to the board, doubled and in any order. Change only board.js.
import { createBoard, project, visible } from './board.js'
import { createNetwork } from './network.js'
export { createBoard, createNetwork, project, visible }

export const events = [
  { id: 'e-1', type: 'OfficeNamed', office: 'off-1', version: 1, name: 'Andheri Bank' },
  { id: 'e-2', type: 'OrderPlaced', order: 'ord-1', office: 'off-1', dish: 'thali' },
  { id: 'e-3', type: 'DabbaMoved', order: 'ord-1', version: 1, place: 'kitchen' },
  { id: 'e-4', type: 'DabbaMoved', order: 'ord-1', version: 2, place: 'Andheri' },
  { id: 'e-5', type: 'OrderPlaced', order: 'ord-2', office: 'off-2', dish: 'poha' },
  { id: 'e-6', type: 'OfficeNamed', office: 'off-1', version: 2, name: 'Andheri Bank Tower' },
  { id: 'e-7', type: 'OrderDelivered', order: 'ord-2' },
]

/** Every event arrives, some twice, in an order that the seed decides. */
export async function deliver(list, seed) {
  const network = createNetwork({ seed, doubled: 0.4, delay: [1, 300] })
  const board = createBoard()
  network.service('board', (event) => project(board, event))
  for (const event of list) network.send('services', 'board', event)
  await network.run()
  return visible(board)
}

console.log(await deliver(events, 1))
