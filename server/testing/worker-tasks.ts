import { readdirSync } from 'node:fs'
import { getPriority } from 'node:os'
import { Readable } from 'node:stream'
import { threadId } from 'node:worker_threads'
import { AppError } from '#server/kit/errors.ts'
import { workerTask } from '#server/kit/workers/task.ts'
import { processFiles } from '#server/kit/workers/process-tools.ts'

// Work for the workers of a test. Each function runs in a worker.
const here = new URL(import.meta.url)

export const whichThread = () => threadId
export const threadTask = workerTask<typeof whichThread>(here, 'whichThread')

/** On Linux each thread has a priority. */
export const whichProcess = () => ({
  pid: process.pid,
  priorities: readdirSync('/proc/self/task').map((thread) => getPriority(Number(thread))),
})
export const processTask = workerTask<typeof whichProcess>(here, 'whichProcess')

/** Never returns to the event loop of its thread: only ending the thread ends it. */
export function spin(): Buffer {
  for (;;);
}
export const spinTask = workerTask<typeof spin>(here, 'spin')

/** Runs until the test opens the gate. */
export function waitFor(gate: Int32Array<SharedArrayBuffer>): string {
  Atomics.wait(gate, 0, 0)
  return 'done'
}
export const gateTask = workerTask<typeof waitFor>(here, 'waitFor')
export const newGate = () => new Int32Array(new SharedArrayBuffer(4))
export function openGate(gate: Int32Array<SharedArrayBuffer>) {
  Atomics.store(gate, 0, 1)
  Atomics.notify(gate, 0)
}

export const fail = (kind: 'refusal' | 'bug') => {
  if (kind === 'bug') throw new TypeError('a bug')
  throw new AppError('invalid_input', 'Not like this', { fields: { file: 'Choose another' } })
}
export const failTask = workerTask<typeof fail>(here, 'fail')

export function fillMemory(): number {
  const all: unknown[] = []
  for (;;) all.push(Array.from({ length: 1000 }, (_, at) => ({ at })))
}
export const memoryTask = workerTask<typeof fillMemory>(here, 'fillMemory')

export const exit = (): never => process.exit(3)
export const exitTask = workerTask<typeof exit>(here, 'exit')

/** Different bytes each time it runs. */
export const draw = (content: { text: string }): Buffer => Buffer.from(`${content.text} ${process.hrtime.bigint()}`)
export const drawTask = workerTask<typeof draw>(here, 'draw')

export const store = async (text: string): Promise<string> => (await processFiles().put(Readable.from([text]))).id
export const storeTask = workerTask<typeof store>(here, 'store')
