import { mkdirSync, readdirSync, readFileSync, rmdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { print } from './output.mjs'

/**
 * Runs the work while no other process does. The lock is a folder with one file per process: ours, and those that the
 * work registers, because npm can outlive a killed start. It is free when all of them have ended.
 */
export async function holdLock(folder, work) {
  mkdirSync(dirname(folder), { recursive: true })
  for (let isPrinted = false; !take(folder); isPrinted = true) {
    const holders = clearDead(folder)
    if (holders.length > 0 && !isPrinted) print(`Waiting for another setup to finish (process ${holders.join(', ')})…`)
    await delay(100)
  }
  const register = (pid) => writeFileSync(join(folder, String(pid)), startTimeOf(pid))
  const release = () => {
    rmSync(join(folder, String(process.pid)), { force: true })
    clearDead(folder)
  }
  process.once('exit', release)
  try {
    return await work(register)
  } finally {
    process.off('exit', release)
    release()
  }
}

function take(folder) {
  try {
    mkdirSync(folder)
    // Fails if another start has just removed the empty folder; then we try again.
    writeFileSync(join(folder, String(process.pid)), startTimeOf(process.pid))
    return true
  } catch (error) {
    if (error.code === 'EEXIST' || error.code === 'ENOENT') return false
    throw error
  }
}

/** Removes the files of dead processes, and the folder if it is empty. Returns the running processes. */
function clearDead(folder) {
  try {
    const pids = readdirSync(folder)
    const running = pids.filter(
      (pid) => startTimeOf(pid) === readFileSync(join(folder, pid), 'utf8') && startTimeOf(pid) !== '',
    )
    for (const pid of pids) if (!running.includes(pid)) rmSync(join(folder, pid), { force: true })
    if (running.length === 0) rmdirSync(folder)
    return running
  } catch (error) {
    if (error.code === 'ENOENT' || error.code === 'ENOTEMPTY') return []
    throw error
  }
}

/** When a process started, because its id may be reused. Empty if it has ended. */
export function startTimeOf(pid) {
  if (process.platform !== 'linux') return isAlive(pid) ? 'alive' : ''
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The second field, the name, may contain spaces. A zombie counts as ended.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return fields[0] === 'Z' ? '' : (fields[19] ?? '')
  } catch {
    return ''
  }
}

function isAlive(pid) {
  try {
    return process.kill(Number(pid), 0)
  } catch (error) {
    return error.code === 'EPERM'
  }
}
