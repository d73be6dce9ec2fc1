import { fork } from 'node:child_process'
import { Worker as Thread } from 'node:worker_threads'
import type { Access } from './process-tools.ts'
import type { TaskAnswer, TaskRequest } from './task.ts'

/** A thread or a process that runs one task at a time. Idle, it must not keep the server running: `unref`. */
export type Worker = {
  send: (request: TaskRequest) => void
  ref: () => void
  unref: () => void
  end: () => Promise<unknown>
}
export type Events = { onAnswer: (answer: TaskAnswer) => void; onEnd: (error: unknown) => void; onFull: () => void }
/** `onFull` is called when it ends because its memory was not enough. */
export type StartWorker = (memoryMb: number, events: Events) => Worker

export const startThread: StartWorker = (memoryMb, { onAnswer, onEnd, onFull }) => {
  const thread = new Thread(new URL('./thread.ts', import.meta.url), {
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: memoryMb },
  })
  thread.on('message', onAnswer)
  thread.on('messageerror', onEnd)
  thread.on('error', (error) => (isOutOfMemory(error) ? onFull() : onEnd(error)))
  thread.on('exit', (code) => onEnd(new Error(`A worker thread ended with code ${code}`)))
  return {
    send: (request) => thread.postMessage(request, []),
    ref: () => thread.ref(),
    unref: () => thread.unref(),
    end: () => thread.terminate(),
  }
}

const isOutOfMemory = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ERR_WORKER_OUT_OF_MEMORY'

/** The program, the file and what is decompressed from it. V8 limits only its heap. */
const outsideHeapMb = 200

/** V8 aborts; the watchdog or the kernel kills it; native code ends it on a file that it can't cope with. */
const crashes = new Set<NodeJS.Signals>(['SIGABRT', 'SIGKILL', 'SIGSEGV', 'SIGBUS', 'SIGILL'])

/**
 * Slower to start than a thread, but all of it gives way to requests. The threads with which V8 collects the garbage of a
 * worker thread are those of the server and have its priority; a process has none, so it takes one core at most.
 */
export const startProcess =
  (access: Access | null): StartWorker =>
  (memoryMb, { onAnswer, onEnd, onFull }) => {
    const child = fork(new URL('./process.ts', import.meta.url), [String(memoryMb + outsideHeapMb)], {
      execArgv: ['--single-threaded', `--max-old-space-size=${memoryMb}`],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    const ended = new Promise((resolve) => child.once('close', resolve))
    child.on('message', onAnswer)
    child.on('error', onEnd)
    child.on('exit', (code, signal) =>
      signal !== null && crashes.has(signal)
        ? onFull()
        : onEnd(new Error(`A worker process ended with ${signal ?? `code ${code}`}`)),
    )
    child.send({ access })
    return {
      send: (request) => child.send(request),
      ref: () => {
        child.ref()
        child.channel?.ref()
      },
      unref: () => {
        child.unref()
        child.channel?.unref()
      },
      end: () => {
        child.kill('SIGKILL')
        return ended
      },
    }
  }
