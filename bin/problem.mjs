import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder of the academy. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)))

export const say = (line) => void process.stdout.write(`${line}\n`)

export const fullDisk = 'The disk is full: free some space and try again'

/** A failure to be told as one sentence, without a stack. */
export const problem = (sentence) => Object.assign(new Error(sentence), { name: 'StartupError' })

/** Tells a failure on the error output, in one sentence where it is one we expect. */
export function complain(error) {
  process.stderr.write(`${sentenceFor(error)}\n`)
}

function sentenceFor({ name, code, path, message, stack }) {
  if (name === 'StartupError') return message
  if (code === 'ENOSPC' || code === 'EDQUOT') return `${fullDisk}.`
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS') {
    return `${path} cannot be written by this user: start as the owner of ${root}.`
  }
  return stack
}
