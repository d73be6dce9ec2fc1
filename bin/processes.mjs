import { spawn } from 'node:child_process'
import { closeSync, openSync, readFileSync, statfsSync } from 'node:fs'
import { constants } from 'node:os'
import { join, relative } from 'node:path'
import { startOf } from './lock.mjs'
import { fullDisk, problem, root } from './problem.mjs'

const running = new Set()
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']
const asExitCode = (signal) => 128 + constants.signals[signal]
const groupPatience = 25_000
let stoppedBy = null

/** Starts a program in the academy's folder. As a `group`, what it starts in turn is ended together with it. */
export function startProgram(command, args, { group = false, ...options }) {
  const child = spawn(command, args, { cwd: root, detached: group, ...options })
  const program = {
    child,
    group,
    send: (signal) => sendSignal(group ? -child.pid : child.pid, signal),
    /** Waits for its end; answers its exit code as a shell would. */
    ended: new Promise((resolve, reject) => {
      child.once('error', reject)
      child.once('exit', (code, signal) => resolve(code ?? asExitCode(signal)))
    }).finally(() => {
      running.delete(program)
      // Whatever of the group is left has nobody to work for.
      if (group) program.send('SIGKILL')
    }),
  }
  running.add(program)
  return program
}

function sendSignal(pid, signal) {
  try {
    process.kill(pid, signal)
  } catch {
    // It ended a moment ago, or never began.
  }
}

/** From now on signals end the programs we started, and so does the end of the npm that started us. */
export function forwardSignals() {
  for (const signal of signals) process.on(signal, () => passOn(signal))
  watchNpm(() => passOn('SIGTERM'))
}

function passOn(signal) {
  stoppedBy ??= signal
  if (running.size === 0) process.exit(asExitCode(signal))
  for (const program of running) {
    // The test tools clean up after a Ctrl-C only; any other signal would leave their servers and browsers running.
    program.send(program.group ? 'SIGINT' : signal)
    if (program.group) setTimeout(() => program.send('SIGKILL'), groupPatience).unref()
  }
}

/** Ends us if a signal has ended what we waited for. */
export function endIfStopped() {
  if (stoppedBy) process.exit(asExitCode(stoppedBy))
}

// npm cannot pass on a SIGKILL, and between it and us there may be a shell that lives on.
function watchNpm(tell) {
  if (!process.env.npm_lifecycle_event) return
  const parent = process.ppid
  const elder = parentOfShell(parent)
  const elderStart = startOf(elder)
  const timer = setInterval(() => {
    if (process.ppid === parent && startOf(elder) === elderStart) return
    clearInterval(timer)
    tell()
  }, 500).unref()
}

function parentOfShell(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const isShell = /\((?:sh|dash|bash|ash|zsh)\)/.test(stat)
    return isShell ? stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1] : pid
  } catch {
    return pid
  }
}

/** Runs a step of the set-up with its output in a file, and says in one sentence why it failed. */
export async function runQuietly(command, args, { log, explain, note = () => {}, env = process.env }) {
  const path = join(root, 'dist', log)
  const output = openSync(path, 'w')
  const { child, ended } = startProgram(command, args, { stdio: ['ignore', output, output], env })
  closeSync(output)
  if (child.pid) note(child.pid)
  const end = await ended.catch((error) => error.message)
  endIfStopped()
  if (end === 0) return

  const said = `${readFileSync(path, 'utf8')}${end}`
  const { bavail, bsize } = statfsSync(root)
  const isFull = /ENOSPC|EDQUOT|no space left/i.test(said) || bavail * bsize < 1_000_000
  const sentence = `${isFull ? fullDisk : explain(said)} (details in ${relative(root, path)}).`
  throw Object.assign(problem(sentence), { output: said.slice(-5_000) })
}
