import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { ErrorCode, Fields } from '#contract/kit/errors.ts'
import { AppError } from '../http/errors.ts'
import { type TaskAnswer, type TaskRequest, toBuffer, type WorkerTask } from './task.ts'
import type { ThreadAccess } from './thread-tools.ts'

export type PoolLimits = {
  /** Threads at once. They start with the first tasks and end after `idleMs` without one. */
  size: number
  idleMs: number
  /** Tasks that wait for a thread, and for how long; the rest is refused. Background tasks wait as long as it takes. */
  maxQueued: number
  maxWaitMs: number
  /** Ends the thread of a task that runs longer. A background task may take ten times as long. */
  timeoutMs: number
  /** Memory of one thread. A task that needs more is ended; the process is not. */
  memoryMb: number
}

type Options = { isBackground?: boolean }
type Job = {
  request: TaskRequest
  timeoutMs: number
  settle: (answer: TaskAnswer) => void
  waiting: NodeJS.Timeout | undefined
}
/** The job is null while the thread is idle. */
type Thread = { worker: Worker; job: Job | null; timer: NodeJS.Timeout | undefined }

const defaults = {
  // One core stays free for requests.
  size: Math.min(4, Math.max(1, availableParallelism() - 1)),
  idleMs: 60_000,
  maxQueued: 40,
  memoryMb: 256,
}

export type WorkerPool = ReturnType<typeof createWorkerPool>

/** Runs CPU-heavy tasks in worker threads, so that the event loop stays free for requests. */
export function createWorkerPool(
  wanted: Pick<PoolLimits, 'maxWaitMs' | 'timeoutMs'> & Partial<PoolLimits>,
  access: ThreadAccess | null = null,
) {
  const limits: PoolLimits = { ...defaults, ...wanted }
  const threads = new Set<Thread>()
  const queue: Job[] = []
  let isClosed = false
  let runs = 0

  function run<Args extends unknown[], Result>(
    task: WorkerTask<Args, Result>,
    args: Args,
    { isBackground = false }: Options = {},
  ): Promise<Result> {
    const isFull = !hasFreeThread() && queue.length >= limits.maxQueued
    if (isClosed || (isFull && !isBackground)) return Promise.reject(busy())
    const { promise, resolve } = Promise.withResolvers<TaskAnswer>()
    const job: Job = {
      request: { module: task.module, name: task.name, args },
      timeoutMs: limits.timeoutMs * (isBackground ? 10 : 1),
      settle: resolve,
      waiting: isBackground ? undefined : setTimeout(() => giveUp(job), limits.maxWaitMs),
    }
    queue.push(job)
    startNext()
    return promise.then((answer) => resultOf(answer) as Result)
  }

  const idleThread = () => [...threads].find(({ job }) => job === null)
  const hasFreeThread = () => threads.size < limits.size || idleThread() !== undefined

  function giveUp(job: Job) {
    queue.splice(queue.indexOf(job), 1)
    job.settle({ error: busy() })
  }

  function startNext() {
    while (queue.length > 0) {
      const thread = idleThread() ?? (threads.size < limits.size ? startThread() : null)
      if (!thread) return
      start(thread, queue.shift()!)
    }
  }

  function start(thread: Thread, job: Job) {
    runs += 1
    clearTimeout(job.waiting)
    clearTimeout(thread.timer)
    thread.job = job
    thread.timer = setTimeout(() => end(thread, { error: tooLarge() }), job.timeoutMs)
    thread.worker.ref()
    thread.worker.postMessage(job.request, [])
  }

  function startThread(): Thread {
    const worker = new Worker(new URL('./thread.ts', import.meta.url), {
      execArgv: [],
      workerData: access,
      resourceLimits: { maxOldGenerationSizeMb: limits.memoryMb },
    })
    const thread: Thread = { worker, job: null, timer: undefined }
    threads.add(thread)
    worker.on('message', (answer: TaskAnswer) => finish(thread, answer))
    worker.on('messageerror', (error) => end(thread, { error }))
    worker.on('error', (error) => end(thread, { error: isOutOfMemory(error) ? tooLarge() : error }))
    worker.on('exit', (code) => end(thread, { error: new Error(`A worker thread ended with code ${code}`) }))
    return thread
  }

  function finish(thread: Thread, answer: TaskAnswer) {
    settle(thread, answer)
    // An idle thread doesn't keep the process alive.
    thread.worker.unref()
    thread.timer = setTimeout(() => end(thread), limits.idleMs).unref()
    startNext()
  }

  function settle(thread: Thread, answer: TaskAnswer) {
    clearTimeout(thread.timer)
    const { job } = thread
    thread.job = null
    job?.settle(answer)
  }

  /** Ends the thread, and with it whatever it is doing. */
  function end(thread: Thread, answer: TaskAnswer = { error: busy() }) {
    if (!threads.delete(thread)) return
    settle(thread, answer)
    void thread.worker.terminate()
    startNext()
  }

  return {
    run,
    /** How many tasks were started. */
    runs: () => runs,
    threads: () => threads.size,
    /** Ends all threads. Tasks that wait or run are refused. */
    close: async () => {
      isClosed = true
      for (const job of queue.splice(0)) {
        clearTimeout(job.waiting)
        job.settle({ error: busy() })
      }
      const workers = [...threads].map(({ worker }) => worker)
      for (const thread of threads) end(thread)
      await Promise.all(workers.map((worker) => worker.terminate()))
    },
  }
}

function resultOf(answer: TaskAnswer): unknown {
  if ('result' in answer) return toBuffer(answer.result)
  if ('error' in answer) throw answer.error
  const { code, message, fields, retryAfterSeconds } = answer.refusal
  throw new AppError(code as ErrorCode, message, {
    ...(fields && { fields: fields as Fields }),
    ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
  })
}

const isOutOfMemory = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ERR_WORKER_OUT_OF_MEMORY'

const busy = () =>
  new AppError('unreachable', 'We’re creating many files right now. Please try again in a few seconds.', {
    retryAfterSeconds: 5,
  })

const tooLarge = () => new AppError('too_large', 'This file takes too long to create. Make it shorter and try again.')
