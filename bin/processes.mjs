import { spawn } from 'node:child_process'
import { closeSync, openSync, readFileSync, statfsSync } from 'node:fs'
import { constants } from 'node:os'
import { join, relative } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { startTimeOf } from './lock.mjs'
import { diskFull, root, startupError } from './output.mjs'

const running = new Set()
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']
const asExitCode = (signal) => 128 + constants.signals[signal]
const groupTimeoutMs = 25_000
/** Set when this process is to end. */
let exitCode = null

/** Starts a program in the root folder. With `group`, its child processes end together with it. */
export function startProgram(command, args, { group = false, ...options }) {
  const child = spawn(command, args, { cwd: root, detached: group, ...options })
  const program = {
    child,
    group,
    send: (signal) => sendSignal(group ? -child.pid : child.pid, signal),
    /** Resolves to its exit code, as in a shell. */
    ended: new Promise((resolve, reject) => {
      child.once('error', reject)
      child.once('exit', (code, signal) => resolve(code ?? asExitCode(signal)))
    }).finally(() => {
      running.delete(program)
      // Ends the rest of the group.
      if (group) program.send('SIGKILL')
    }),
  }
  running.add(program)
  return program
}

/** The program can't run on this machine. */
const notPossible = 78

/** Restarts a program that ends, with a growing delay, until we are stopped or it says that it can't run here. */
export async function keepRunning(start) {
  for (let seconds = 1; ; seconds = Math.min(seconds * 2, 60)) {
    const began = performance.now()
    const exit = await start().ended
    if (exitCode !== null || exit === notPossible) return
    if (performance.now() - began > 60_000) seconds = 1
    await delay(seconds * 1000)
    if (exitCode !== null) return
  }
}

function sendSignal(pid, signal) {
  try {
    process.kill(pid, signal)
  } catch {
    // It has ended already, or never started.
  }
}

/** Passes signals on to the programs we started. If npm ends, they are stopped too. */
export function forwardSignals() {
  for (const signal of signals) process.on(signal, () => forward(signal))
  watchNpm(() => forward('SIGTERM'))
}

const forward = (signal) => void stop(exitCode ?? asExitCode(signal), signal)

/** Ends the programs that we started, then this process. */
export function stop(code, signal = 'SIGTERM') {
  exitCode = code
  for (const program of running) {
    // Test tools only clean up after Ctrl-C; other signals would leave servers and browsers running.
    program.send(program.group ? 'SIGINT' : signal)
    if (program.group) setTimeout(() => program.send('SIGKILL'), groupTimeoutMs).unref()
  }
  return endIfStopped()
}

/** To be called when a program has ended: if it was stopped, we wait for the others and exit. */
export async function endIfStopped() {
  if (exitCode === null) return
  await Promise.allSettled([...running].map(({ ended }) => ended))
  process.exit(exitCode)
}

// npm can't pass on a SIGKILL, and there may be a shell between npm and us that keeps running.
function watchNpm(onEnd) {
  if (!process.env.npm_lifecycle_event) return
  const parent = process.ppid
  const npm = parentOfShell(parent)
  const npmStart = startTimeOf(npm)
  const timer = setInterval(() => {
    if (process.ppid === parent && startTimeOf(npm) === npmStart) return
    clearInterval(timer)
    onEnd()
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

/** Runs a setup step with its output in a file. If it fails, the error says why in one sentence. */
export async function runQuietly(command, args, { log, explain, register = () => {}, ...options }) {
  const path = join(root, 'dist', log)
  const output = openSync(path, 'w')
  const { child, ended } = startProgram(command, args, { stdio: ['ignore', output, output], ...options })
  closeSync(output)
  if (child.pid) register(child.pid)
  const exit = await ended.catch((error) => error.message)
  await endIfStopped()
  if (exit === 0) return

  const text = `${readFileSync(path, 'utf8')}${exit}`
  const { bavail, bsize } = statfsSync(root)
  const isFull = /ENOSPC|EDQUOT|no space left/i.test(text) || bavail * bsize < 1_000_000
  const message = `${isFull ? diskFull : explain(text)} (details in ${relative(root, path)}).`
  throw Object.assign(startupError(message), { output: text.slice(-5_000) })
}
