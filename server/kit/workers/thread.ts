import { getPriority, setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import { AppError } from '../http/errors.ts'
import { type TaskAnswer, type TaskRequest, toBuffer } from './task.ts'

// The code that runs in each worker thread: one task at a time, as they come.

// On Linux the priority is that of this thread alone, so that requests come first when the cores are busy.
if (process.platform === 'linux') setPriority(Math.min(19, getPriority() + 15))

const port = parentPort!
port.on('message', (request: TaskRequest) => void run(request).then((answer) => port.postMessage(answer, [])))

async function run({ module, name, args }: TaskRequest): Promise<TaskAnswer> {
  try {
    const exported = (await import(module)) as Record<string, (...args: unknown[]) => unknown>
    return { result: ownBytes(await exported[name]!(...args.map(toBuffer))) }
  } catch (error) {
    if (!(error instanceof AppError)) return { error }
    const { code, message, fields, retryAfterSeconds } = error
    return { refusal: { code, message, fields, retryAfterSeconds } }
  }
}

/** Copying a view would copy the whole memory behind it. */
const ownBytes = (value: unknown) =>
  value instanceof Uint8Array && value.byteLength < value.buffer.byteLength ? new Uint8Array(value) : value
