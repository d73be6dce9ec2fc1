import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable, Writable } from 'node:stream'
import type { Connect } from '../host/session.ts'
import type { Language } from '../program.ts'

const main = join(import.meta.dirname, 'main.ts')

/** Starts the realm with a command line that may put it into a sandbox. */
export const connectToProcess =
  (language: Language, wrap: (command: string[]) => string[] = (command) => command): Connect =>
  ({ onMessage, onEnd }) => {
    const [program = '', ...args] = wrap([process.execPath, main, language])
    const env = { TZ: 'Asia/Kolkata', LANG: 'C.UTF-8' }
    const child = spawn(program, args, { env, stdio: ['pipe', 'ignore', 'ignore', 'pipe'] })
    child.once('error', () => onEnd())
    child.once('close', () => onEnd())
    const input = child.stdio[0] as Writable
    input.on('error', () => {})
    const lines = createInterface({ input: child.stdio[3] as Readable })
    lines.on('line', (line) => onMessage(parseLine(line)))
    return {
      post: (command) => void input.write(`${JSON.stringify(command)}\n`),
      close: () => {
        lines.close()
        child.kill('SIGKILL')
      },
    }
  }

function parseLine(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return null
  }
}
