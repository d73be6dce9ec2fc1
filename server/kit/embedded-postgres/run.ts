import { spawn, type ChildProcess, type StdioOptions } from 'node:child_process'
import type { Account } from './account.ts'
import type { Binaries } from './binaries.ts'
import { findTool, toolPath } from './tools.ts'

export type Program = 'initdb' | 'postgres'
/** Starts a PostgreSQL program that gets `deathSignal` when this process dies, even by SIGKILL. */
export type Run = (program: Program, args: string[], options: RunOptions) => ChildProcess
export type RunOptions = { deathSignal: 'INT' | 'KILL'; stdio: StdioOptions }

export async function runner(binaries: Binaries, account: Account): Promise<Run> {
  const setpriv = process.platform === 'linux' ? await findTool('setpriv') : null
  return (program, args, { deathSignal, stdio }) => {
    // After the account's prefix, because the kernel clears the death signal when a process changes its user.
    const withDeathSignal = setpriv ? [setpriv, `--pdeathsig=${deathSignal}`, '--'] : []
    const [command = '', ...rest] = [...account.prefix, ...withDeathSignal, binaries[program], ...args]
    const child = spawn(command, rest, {
      stdio,
      // Its own process group, so that Ctrl-C reaches only us and we stop PostgreSQL last.
      detached: true,
      // Without our environment: PGPORT, PGTZ and others would change what PostgreSQL does.
      env: { PATH: toolPath, LC_ALL: 'C', ...binaries.env },
      ...(account.prefix.length === 0 && account.user),
    })
    if (!setpriv && child.pid) killWithParent(child, deathSignal)
    return child
  }
}

// Without death signals in the kernel, a shell waits on a pipe that closes when this process dies.
function killWithParent(child: ChildProcess, deathSignal: string): void {
  const script = `read -r _; kill -s ${deathSignal} ${child.pid}`
  const watcher = spawn('/bin/sh', ['-c', script], { stdio: ['pipe', 'ignore', 'ignore'], detached: true })
  watcher.on('error', () => {})
  watcher.stdin.on('error', () => {})
  child.once('exit', () => watcher.kill('SIGKILL'))
  watcher.unref()
}
