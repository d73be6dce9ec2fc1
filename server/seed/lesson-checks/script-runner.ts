// Runs the files named in its arguments, one after another in this process, because starting a process for each of
// hundreds of samples would take minutes. Prints one line of JSON for each.
import { pathToFileURL } from 'node:url'

const files = process.argv.slice(2)
const report = process.stdout.write.bind(process.stdout)
let index = -1
let printed = ''
let error: string | null = null
let isDone = true

const fail = (reason: unknown) => {
  error ??= reason instanceof Error ? `${reason.name}: ${reason.message}` : String(reason)
}

function next() {
  if (index >= 0) {
    if (!isDone) fail('It waits for something that never happens.')
    report(`${JSON.stringify({ index, printed, error })}\n`)
  }
  index++
  const file = files[index]
  if (file === undefined) return
  printed = ''
  error = null
  isDone = false
  process.exitCode = 0
  import(pathToFileURL(file).href).catch(fail).finally(() => {
    isDone = true
  })
}

process.stdout.write = (chunk: string | Uint8Array) => {
  printed += String(chunk)
  return true
}
process.stderr.write = () => true
process.on('uncaughtException', fail)
// Nothing is left to wait for: the sample has ended. The timer keeps the process alive until the next one has begun.
process.on('beforeExit', () => {
  if (index < files.length) setImmediate(next)
})
next()
