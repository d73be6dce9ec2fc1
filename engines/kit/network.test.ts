import { expect, test } from 'vitest'
import { createNetwork } from './network.js'

async function play(seed: number) {
  const network = createNetwork({ seed, lost: 0.2, doubled: 0.2, delay: [1, 40] })
  const arrived: number[] = []
  network.service('kitchen', ({ id }: { id: number }) => void arrived.push(id))
  network.service('menu', ({ dish }: { dish: string }) => ({ dish, paise: 12_000 }))
  for (let id = 1; id <= 40; id++) network.send('orders', 'kitchen', { id })
  const answers = Array.from({ length: 20 }, () =>
    network.call<{ paise: number }>('orders', 'menu', { dish: 'thali' }, { timeout: 100 }).then(
      ({ paise }) => paise,
      (error: Error) => error.message,
    ),
  )
  await network.run()
  return { arrived, answers: await Promise.all(answers), story: network.story }
}

test('the same seed tells the same story, and another seed another one', async () => {
  const first = await play(7)
  expect(await play(7)).toEqual(first)
  expect((await play(8)).story).not.toEqual(first.story)
})

test('messages are lost, doubled and overtaken; calls are answered or time out', async () => {
  const { arrived, answers } = await play(7)
  const different = new Set(arrived)
  expect(different.size).toBeLessThan(40)
  expect(arrived.length).toBeGreaterThan(different.size)
  expect(arrived).not.toEqual(arrived.toSorted((a, b) => a - b))
  expect(new Set(answers)).toEqual(new Set([12_000, 'timeout']))
})

test('time is virtual, and a service shares no objects with another', async () => {
  const network = createNetwork()
  const message = { id: 1 }
  network.service('kitchen', (order: { id: number }) => {
    order.id = 99
    throw new Error('closed')
  })
  const began = performance.now()
  const refused = network.call('orders', 'kitchen', message).catch((error: Error) => error.message)
  void network.sleep(3_600_000)
  await network.run(5)
  network.stop('kitchen')
  const silent = network.call('orders', 'kitchen', message, { timeout: 500 }).catch((error: Error) => error.message)
  await network.run()
  expect([await refused, await silent, network.now(), message]).toEqual(['closed', 'timeout', 3_600_000, { id: 1 }])
  expect(performance.now() - began).toBeLessThan(1_000)
})
