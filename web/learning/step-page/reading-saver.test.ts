import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '#web/kit/api/call.ts'
import { createReadingSaver, saveEveryMs } from './reading-saver.ts'
import type { Place } from './reading.rules.ts'

const at = (block: number, percent = block * 10): Place => ({ block, blockKey: `k${block}`, percent })

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function newSaver(saved: Place | null = null) {
  const sent: Place[] = []
  const closing: Place[] = []
  let isOnline = true
  let mostRead = 100
  const saver = createReadingSaver({
    saved,
    save: async (place) => {
      if (!isOnline) throw new Error('offline')
      sent.push(place)
      return { percent: Math.min(place.percent, mostRead) }
    },
    saveAtOnce: (place) => void closing.push(place),
  })
  return {
    saver,
    sent,
    closing,
    setOnline: (value: boolean) => void (isOnline = value),
    limit: (percent: number) => void (mostRead = percent),
  }
}

test('saves the newest place, once in a few seconds', async () => {
  const { saver, sent } = newSaver()
  for (const block of [1, 2, 3]) saver.move(at(block))
  await vi.advanceTimersByTimeAsync(saveEveryMs)
  expect(sent).toEqual([at(3)])
  saver.move(at(3))
  await vi.advanceTimersByTimeAsync(saveEveryMs * 3)
  expect(sent).toEqual([at(3)])
})

test('sends again what the server does not believe yet', async () => {
  const { saver, sent, limit } = newSaver()
  limit(5)
  saver.move(at(3))
  await vi.advanceTimersByTimeAsync(saveEveryMs)
  limit(100)
  await vi.advanceTimersByTimeAsync(saveEveryMs * 3)
  expect(sent).toEqual([at(3), at(3)])
})

test('saves nothing for a reader who has not moved since the last visit', async () => {
  const { saver, sent, closing } = newSaver(at(4))
  saver.move(at(4))
  await vi.advanceTimersByTimeAsync(saveEveryMs)
  saver.flush()
  expect([...sent, ...closing]).toEqual([])
})

test('saves at once when the page is hidden, and not twice', async () => {
  const { saver, sent, closing } = newSaver()
  saver.move(at(2))
  saver.flush()
  saver.flush()
  await vi.advanceTimersByTimeAsync(saveEveryMs)
  expect([closing, sent]).toEqual([[at(2)], []])
})

test('gives up a place that the server rejects, as after the end of the access', async () => {
  let tries = 0
  const save = async () => {
    tries += 1
    throw new ApiError('not_allowed', 'Your access has ended')
  }
  const saver = createReadingSaver({ saved: null, save, saveAtOnce: () => {} })
  saver.move(at(2))
  await vi.advanceTimersByTimeAsync(saveEveryMs * 4)
  expect(tries).toBe(1)
})

test('tries again after a failure, with the place of that moment', async () => {
  const { saver, sent, setOnline } = newSaver()
  setOnline(false)
  saver.move(at(2))
  await vi.advanceTimersByTimeAsync(saveEveryMs)
  saver.move(at(5))
  setOnline(true)
  await vi.advanceTimersByTimeAsync(saveEveryMs)
  expect(sent).toEqual([at(5)])
})
