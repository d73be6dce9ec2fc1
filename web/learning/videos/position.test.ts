import { expect, test, vi } from 'vitest'
import { createPositionSaver, startAt } from './position.ts'

const save = vi.fn<(seconds: number) => Promise<unknown>>()
const watched = () => save.mock.calls.map(([seconds]) => seconds)

test('saves every ten seconds and when the video stops', () => {
  save.mockReset().mockResolvedValue(null)
  const saver = createPositionSaver(0, save)
  for (let second = 0; second <= 25; second += 0.25) saver.watch(second, 600)
  expect(watched()).toEqual([10, 20])
  saver.flush()
  saver.flush()
  expect(watched()).toEqual([10, 20, 25])
})

test('starts a watched video from the beginning', () => {
  save.mockReset().mockResolvedValue(null)
  const saver = createPositionSaver(590, save)
  saver.watch(599.5, 600)
  expect(watched()).toEqual([0])
  expect(startAt(596, 600)).toBe(0)
  expect(startAt(90, 600)).toBe(90)
  expect(startAt(90, Number.NaN)).toBe(90)
})

test('sends a position again that was not stored', async () => {
  save.mockReset().mockRejectedValueOnce(new Error('offline')).mockResolvedValue(null)
  const saver = createPositionSaver(0, save)
  saver.watch(12, 600)
  await vi.waitFor(() => {
    saver.flush()
    expect(watched()).toEqual([12, 12])
  })
})
