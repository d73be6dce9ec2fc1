import { availableParallelism } from 'node:os'
import type { ErrorCode, Fields } from '#contract/kit/errors.ts'
import { AppError } from '../errors.ts'
import { startThread, type StartWorker, type Worker } from './start.ts'
import { type TaskAnswer, type TaskRequest, toBuffer, type WorkerTask } from './task.ts'

export type PoolLimits = {
  /** Workers at once. They start with the first tasks and end after `idleMs` without one. */
  size: number
  idleMs: number
  /** Tasks that wait for a worker, and for how long; the rest is refused. Background tasks wait as long as it takes. */
  maxQueued: number
  maxWaitMs: number
  /** Ends the worker of a task that runs longer. A background task may take ten times as long by default. */
  timeoutMs: number
  backgroundTimeoutMs: number
  /** Memory of one worker. A task that needs more is ended; the process is not. */
  memoryMb: number
}

/** The limits are those of the pool unless given. */
type Options = { isBackground?: boolean } & Partial<Pick<PoolLimits, 'maxWaitMs' | 'timeoutMs'>>
type Job = {
  request: TaskRequest
  timeoutMs: number
  settle: (answer: TaskAnswer) => void
  waiting: NodeJS.Timeout | undefined
}
/** The job is null while the worker is idle. */
type Place = { worker: Worker; job: Job | null; timer: NodeJS.Timeout | undefined }

const defaults = {
  // One core stays free for requests.
  size: Math.min(4, Math.max(1, availableParallelism() - 1)),
  idleMs: 60_000,
  maxQueued: 40,
  memoryMb: 256,
}

export type WorkerPool = ReturnType<typeof createWorkerPool>

/** Runs CPU-heavy tasks in worker threads or processes, so that the event loop stays free for requests. */
export function createWorkerPool(
  wanted: Pick<PoolLimits, 'maxWaitMs' | 'timeoutMs'> & Partial<PoolLimits>,
  startWorker: StartWorker = startThread,
) {
  const limits: PoolLimits = { ...defaults, backgroundTimeoutMs: wanted.timeoutMs * 10, ...wanted }
  const places = new Set<Place>()
  const queue: Job[] = []
  let isClosed = false
  let runs = 0

  function run<Args extends unknown[], Result>(
    task: WorkerTask<Args, Result>,
    args: Args,
    { isBackground = false, maxWaitMs = limits.maxWaitMs, timeoutMs = limits.timeoutMs }: Options = {},
  ): Promise<Result> {
    const isFull = !hasFreePlace() && queue.length >= limits.maxQueued
    if (isClosed || (isFull && !isBackground)) return Promise.reject(busy())
    const { promise, resolve } = Promise.withResolvers<TaskAnswer>()
    const job: Job = {
      request: { module: task.module, name: task.name, args },
      timeoutMs: isBackground ? limits.backgroundTimeoutMs : timeoutMs,
      settle: resolve,
      waiting: isBackground ? undefined : setTimeout(() => giveUp(job), maxWaitMs),
    }
    queue.push(job)
    startNext()
    return promise.then((answer) => resultOf(answer) as Result)
  }

  const idlePlace = () => [...places].find(({ job }) => job === null)
  const hasFreePlace = () => places.size < limits.size || idlePlace() !== undefined

  function giveUp(job: Job) {
    queue.splice(queue.indexOf(job), 1)
    job.settle({ error: busy() })
  }

  function startNext() {
    while (queue.length > 0) {
      const place = idlePlace() ?? (places.size < limits.size ? openPlace() : null)
      if (!place) return
      start(place, queue.shift()!)
    }
  }

  function start(place: Place, job: Job) {
    runs += 1
    clearTimeout(job.waiting)
    clearTimeout(place.timer)
    place.job = job
    place.timer = setTimeout(() => end(place, { error: tooLarge() }), job.timeoutMs)
    place.worker.ref()
    place.worker.send(job.request)
  }

  function openPlace(): Place {
    const worker = startWorker(limits.memoryMb, {
      onAnswer: (answer) => finish(place, answer),
      onEnd: (error) => end(place, { error }),
      onFull: () => end(place, { error: tooLarge() }),
    })
    const place: Place = { worker, job: null, timer: undefined }
    places.add(place)
    return place
  }

  function finish(place: Place, answer: TaskAnswer) {
    settle(place, answer)
    // An idle worker doesn't keep the process alive.
    place.worker.unref()
    place.timer = setTimeout(() => end(place), limits.idleMs).unref()
    startNext()
  }

  function settle(place: Place, answer: TaskAnswer) {
    clearTimeout(place.timer)
    const { job } = place
    place.job = null
    job?.settle(answer)
  }

  /** Ends the worker, and with it whatever it is doing. */
  function end(place: Place, answer: TaskAnswer = { error: busy() }) {
    if (!places.delete(place)) return
    settle(place, answer)
    void place.worker.end()
    startNext()
  }

  return {
    run,
    /** How many tasks were started. */
    runs: () => runs,
    size: () => places.size,
    /** Ends all workers. Tasks that wait or run are refused. */
    close: async () => {
      isClosed = true
      for (const job of queue.splice(0)) {
        clearTimeout(job.waiting)
        job.settle({ error: busy() })
      }
      const workers = [...places].map(({ worker }) => worker)
      for (const place of places) end(place)
      await Promise.all(workers.map((worker) => worker.end()))
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

const busy = () =>
  new AppError('unreachable', 'We’re creating many files right now. Please try again in a few seconds.', {
    retryAfterSeconds: 5,
  })

const tooLarge = () => new AppError('too_large', 'This file takes too long to create. Make it shorter and try again.')
