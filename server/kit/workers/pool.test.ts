import { getPriority } from 'node:os'
import { threadId } from 'node:worker_threads'
import { afterEach, expect, test } from 'vitest'
import * as work from '#server/testing/worker-tasks.ts'
import { createWorkerPool, type PoolLimits, type WorkerPool } from './pool.ts'
import { startProcess, startThread, type StartWorker } from './start.ts'

// On a busy machine even starting a thread takes a while.
const patient = { maxWaitMs: 120_000, timeoutMs: 120_000 }
const pools: WorkerPool[] = []
function newPool(limits: Partial<PoolLimits> = {}, start: StartWorker = startThread) {
  const pool = createWorkerPool({ ...patient, size: 1, ...limits }, start)
  pools.push(pool)
  return pool
}
afterEach(async () => {
  for (const pool of pools.splice(0)) await pool.close()
})

const busy = { code: 'unreachable', retryAfterSeconds: 5, message: expect.stringContaining('try again') }
const tooLarge = { code: 'too_large', message: expect.stringContaining('Make it shorter') }

test('runs tasks in another thread, and reuses it', async () => {
  const pool = newPool()
  const first = await pool.run(work.threadTask, [])
  expect(first).not.toBe(threadId)
  expect(await pool.run(work.threadTask, [])).toBe(first)
})

test('runs tasks in another process with the lowest priority, and reuses it', async () => {
  const pool = newPool({}, startProcess(null))
  const first = await pool.run(work.processTask, [])
  expect(first.pid).not.toBe(process.pid)
  expect(new Set(first.priorities)).toEqual(new Set([Math.min(19, getPriority() + 15)]))
  expect((await pool.run(work.processTask, [])).pid).toBe(first.pid)
})

const kinds = [
  ['thread', startThread],
  ['process', startProcess(null)],
] as const

test.each(kinds)('returns bytes from a %s', async (_kind, start) => {
  expect(String(await newPool({}, start).run(work.drawTask, [{ text: 'resume' }]))).toMatch(/^resume \d+$/)
})

test.each(kinds)('passes refusals of a %s on as they are, and other errors as errors', async (_kind, start) => {
  const pool = newPool({}, start)
  await expect(pool.run(work.failTask, ['refusal'])).rejects.toMatchObject({
    code: 'invalid_input',
    message: 'Not like this',
    fields: { file: 'Choose another' },
  })
  await expect(pool.run(work.failTask, ['bug'])).rejects.toThrow('a bug')
})

test.each(kinds)('ends a task of a %s that never ends, and runs the next one', async (_kind, start) => {
  const pool = newPool({ timeoutMs: 1_000 }, start)
  const endless = pool.run(work.spinTask, [])
  const next = pool.run(work.processTask, [], { isBackground: true })
  await expect(endless).rejects.toMatchObject(tooLarge)
  expect((await next).pid).toBeGreaterThan(0)
})

test.each(kinds)('ends a task of a %s that takes too much memory, and the server goes on', async (_kind, start) => {
  const pool = newPool({ memoryMb: 32 }, start)
  await expect(pool.run(work.memoryTask, [])).rejects.toMatchObject(tooLarge)
  expect((await pool.run(work.processTask, [])).pid).toBeGreaterThan(0)
})

test.each(kinds)('reports a %s that ended by itself', async (_kind, start) => {
  const pool = newPool({}, start)
  await expect(pool.run(work.exitTask, [])).rejects.toThrow('ended with code 3')
  expect((await pool.run(work.processTask, [])).pid).toBeGreaterThan(0)
})

test('refuses tasks when the queue is full, except those in the background', async () => {
  const pool = newPool({ maxQueued: 1 })
  const gate = work.newGate()
  const running = pool.run(work.gateTask, [gate])
  const queued = pool.run(work.threadTask, [])
  await expect(pool.run(work.threadTask, [])).rejects.toMatchObject(busy)
  const background = pool.run(work.threadTask, [], { isBackground: true })
  work.openGate(gate)
  expect(await running).toBe('done')
  expect(await queued).toBe(await background)
  expect(await pool.run(work.threadTask, [])).toBe(await queued)
})

test('refuses a task that waited too long, without running it', async () => {
  const pool = newPool({ maxWaitMs: 1 })
  const gate = work.newGate()
  const running = pool.run(work.gateTask, [gate])
  await expect(pool.run(work.threadTask, [])).rejects.toMatchObject(busy)
  work.openGate(gate)
  expect(await running).toBe('done')
  expect(pool.runs()).toBe(1)
})

test('runs as many tasks at once as it has threads', async () => {
  const pool = newPool({ size: 2 })
  const gate = work.newGate()
  const running = pool.run(work.gateTask, [gate])
  expect(await pool.run(work.threadTask, [])).toBeGreaterThan(0)
  work.openGate(gate)
  expect(await running).toBe('done')
})

test('ends an idle thread, and starts another when it is needed', async () => {
  const pool = newPool({ idleMs: 1 })
  const first = await pool.run(work.threadTask, [])
  await expect.poll(() => pool.size()).toBe(0)
  expect(await pool.run(work.threadTask, [])).not.toBe(first)
})

test('refuses what runs, waits or comes while it closes', async () => {
  const pool = newPool()
  const all = [pool.run(work.spinTask, []), pool.run(work.threadTask, [])]
  const settled = Promise.allSettled(all)
  await pool.close()
  const after = pool.run(work.threadTask, [])
  await expect(after).rejects.toMatchObject(busy)
  expect(await settled).toMatchObject(all.map(() => ({ status: 'rejected', reason: busy })))
})
