import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = dirname(dirname(fileURLToPath(import.meta.url)))

export const print = (line) => void process.stdout.write(`${line}\n`)

/** Says what takes time, and how long it took. */
export async function timed(doing, done, work) {
  print(doing)
  const start = performance.now()
  await work()
  print(`${done} (${Math.round((performance.now() - start) / 1000)} s)`)
}

export const diskFull = 'The disk is full. Free some space and try again'

/** An error that is printed as one sentence, without a stack. */
export const startupError = (message) => Object.assign(new Error(message), { name: 'StartupError' })

export function printError(error) {
  process.stderr.write(`${messageFor(error)}\n`)
}

function messageFor({ name, code, path, message, stack }) {
  if (name === 'StartupError') return message
  if (code === 'ENOSPC' || code === 'EDQUOT') return `${diskFull}.`
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS') {
    return `This user can't write to ${path}. Start as the owner of ${root}.`
  }
  return stack
}
