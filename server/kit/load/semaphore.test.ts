import { expect, test } from 'vitest'
import { createSemaphore } from './semaphore.ts'

test('runs up to the limit in order of arrival, and continues after a failure', async () => {
  const run = createSemaphore(2)
  const ends: (() => void)[] = []
  const begun: number[] = []
  const all = [0, 1, 2, 3, 4].map((number) =>
    run(async () => {
      begun.push(number)
      await new Promise<void>((resolve) => ends.push(resolve))
      if (number === 1) throw new Error('failed')
      return number
    }),
  )
  const outcomes = Promise.allSettled(all)
  expect(begun).toEqual([0, 1])
  for (let ended = 0; ended < 5; ended++) {
    await expect.poll(() => ends.length).toBeGreaterThan(ended)
    expect(begun.length - ended).toBeLessThanOrEqual(2)
    ends[ended]!()
  }
  expect((await outcomes).map(({ status }) => status === 'fulfilled')).toEqual([true, false, true, true, true])
  expect(begun).toEqual([0, 1, 2, 3, 4])
  expect(await run(async () => 'free again')).toBe('free again')
})

test('rejects at once when the queue is full, without affecting the others', async () => {
  const run = createSemaphore(1, { maxWaiting: 1, error: () => new Error('full') })
  let end = () => {}
  const first = run(() => new Promise<void>((resolve) => (end = resolve)))
  const second = run(async () => 'second')
  await expect(run(async () => 'third')).rejects.toThrow('full')
  end()
  await first
  expect(await second).toBe('second')
  expect(await run(async () => 'later')).toBe('later')
})
