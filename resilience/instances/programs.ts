import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'

const folders = ['/usr/sbin', '/usr/bin', '/usr/local/bin', '/usr/lib/postgresql/15/bin', '/usr/lib/postgresql/17/bin']

/** Where Debian's packages put it. */
export function programOf(name: string, pack: string): string {
  const found = folders.map((folder) => join(folder, name)).find((path) => existsSync(path))
  if (!found) throw new Error(`This trial needs ${name}: apt-get install ${pack}`)
  return found
}

export type Program = { pid: number; stop: () => Promise<void> }

/** Starts one with its output in a file beside what it works on, and waits until it answers on its port. */
export async function startProgram(folder: string, name: string, port: number, [command, ...args]: string[]) {
  const log = await open(join(folder, `${name}.log`), 'a')
  const child = spawn(command!, args, { cwd: folder, stdio: ['ignore', log.fd, log.fd] })
  const program = toProgram(child)
  await log.close()
  await listening(name, port, child)
  return program
}

function toProgram(child: ChildProcess): Program {
  const exited = once(child, 'exit')
  const endWithUs = () => void child.kill('SIGKILL')
  process.once('exit', endWithUs)
  return {
    pid: child.pid!,
    stop: async () => {
      process.off('exit', endWithUs)
      child.kill('SIGTERM')
      await exited
    },
  }
}

async function listening(name: string, port: number, child: ChildProcess) {
  for (let tries = 0; tries < 300 && child.exitCode === null; tries += 1) {
    if (await answers(port)) return
    await delay(100)
  }
  child.kill('SIGKILL')
  throw new Error(`${name} does not listen on ${port}; its log is beside its files`)
}

async function answers(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1')
  const isOpen = await Promise.race([
    once(socket, 'connect').then(() => true),
    once(socket, 'error').then(() => false),
  ]).catch(() => false)
  socket.destroy()
  return isOpen
}

/** Runs one to its end. */
export async function run(folder: string, [command, ...args]: string[]): Promise<void> {
  const log = await open(join(folder, 'set-up.log'), 'a')
  const exited = once(spawn(command!, args, { cwd: folder, stdio: ['ignore', log.fd, log.fd] }), 'exit')
  await log.close()
  const [code] = (await exited) as [number]
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${code}; see ${folder}/set-up.log`)
}
