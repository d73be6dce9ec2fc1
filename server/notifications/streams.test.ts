import { PassThrough } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createStreams, maxPerPerson, type Stream } from './streams.ts'

const newStream = (personId: number, openedAt = 0): Stream & { out: PassThrough } => ({
  personId,
  seesPayments: false,
  sessionId: 1,
  openedAt,
  out: new PassThrough(),
})
const outputOf = ({ out }: { out: PassThrough }) => String(out.read() ?? '')

test('drops only the client that does not read', async () => {
  const streams = createStreams()
  const [deaf, attentive] = [newStream(1), newStream(2)]
  streams.add(deaf)
  streams.add(attentive)
  let received = 0
  attentive.out.on('data', () => received++)
  const closed = new Promise((resolve) => deaf.out.once('close', resolve))
  for (let index = 0; index < 200; index++) {
    for (let word = 0; word < 100; word++) streams.wake(streams.all())
    // Lets the other client read.
    await setImmediate()
  }
  await closed
  expect(streams.all()).toEqual([attentive])
  expect(received).toBeGreaterThan(0)
  expect(deaf.out.writableLength + deaf.out.readableLength).toBeLessThan(200 * 1024)
})

test('closes the oldest of too many streams and sends the reason', () => {
  const streams = createStreams()
  const mine = Array.from({ length: maxPerPerson + 2 }, () => newStream(1))
  const other = newStream(2)
  streams.add(other)
  for (const stream of mine) streams.add(stream)
  expect(streams.of(1)).toEqual(mine.slice(2))
  expect(mine.map((stream) => stream.out.writableEnded)).toEqual([true, true, ...mine.slice(2).map(() => false)])
  expect(outputOf(mine[0]!)).toBe('data: too many\n\n')
  expect(outputOf(other)).toBe('')
  expect(streams.count()).toBe(maxPerPerson + 1)
})

test('sends heartbeats, and closes streams older than half an hour', () => {
  const streams = createStreams()
  const [old, young] = [newStream(1, 0), newStream(1, 60_000)]
  streams.add(old)
  streams.add(young)
  streams.sendHeartbeat(30 * 60_000 + 1)
  expect(old.out.writableEnded).toBe(true)
  expect(outputOf(young)).toBe(':\n\n')
})

test('forgets a closed stream', async () => {
  const streams = createStreams()
  const stream = newStream(1)
  streams.add(stream)
  stream.out.destroy(new Error('the connection broke'))
  await new Promise((resolve) => stream.out.once('close', resolve))
  expect(streams.count()).toBe(0)
})
