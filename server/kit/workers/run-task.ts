import { AppError } from '../errors.ts'
import { type TaskAnswer, type TaskRequest, toBuffer } from './task.ts'

/** Runs in a worker. */
export async function runTask({ module, name, args }: TaskRequest): Promise<TaskAnswer> {
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
