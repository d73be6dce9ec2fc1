import { spawn, type ChildProcess, type StdioOptions } from 'node:child_process'
import type { Account } from './account.ts'
import type { Binaries } from './binaries.ts'
import { findTool, toolPath } from './tools.ts'

export type Program = 'initdb' | 'postgres'
/** Starts a program of PostgreSQL that gets `deathSignal` when we die, even by SIGKILL. */
export type Run = (program: Program, args: string[], options: RunOptions) => ChildProcess
export type RunOptions = { deathSignal: 'INT' | 'KILL'; stdio: StdioOptions }

export async function runner(binaries: Binaries, account: Account): Promise<Run> {
  const setpriv = process.platform === 'linux' ? await findTool('setpriv') : null
  return (program, args, { deathSignal, stdio }) => {
    // After the account's prefix: the kernel forgets the death signal when a process changes its user.
    const bond = setpriv ? [setpriv, `--pdeathsig=${deathSignal}`, '--'] : []
    const [command = '', ...rest] = [...account.prefix, ...bond, binaries[program], ...args]
    const child = spawn(command, rest, {
      stdio,
      // Its own process group: Ctrl-C in a terminal is for us, and we stop PostgreSQL when we are done with it.
      detached: true,
      // Nothing of our environment: PGPORT, PGTZ and their like would change what PostgreSQL does.
      env: { PATH: toolPath, LC_ALL: 'C', ...binaries.env },
      ...(account.prefix.length === 0 && account.user),
    })
    if (!setpriv && child.pid) watchOver(child, deathSignal)
    return child
  }
}

// Where the kernel has no death signal: a shell reads from a pipe that only our death closes.
function watchOver(child: ChildProcess, deathSignal: string): void {
  const script = `read -r _; kill -s ${deathSignal} ${child.pid}`
  const watcher = spawn('/bin/sh', ['-c', script], { stdio: ['pipe', 'ignore', 'ignore'], detached: true })
  watcher.on('error', () => {})
  watcher.stdin.on('error', () => {})
  child.once('exit', () => watcher.kill('SIGKILL'))
  watcher.unref()
}
