import { mkdirSync, readdirSync, readFileSync, rmdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { say } from './problem.mjs'

/**
 * Runs the work while no other process does the like. The lock is a folder with one file per process at work: ours, and
 * those the work notes, because an npm outlives a killed start. It is free when all of them are gone.
 */
export async function holdLock(folder, work) {
  mkdirSync(dirname(folder), { recursive: true })
  for (let told = false; !take(folder); told = true) {
    const holders = clearDead(folder)
    if (holders.length > 0 && !told)
      say(`Waiting for another start to finish its set-up (process ${holders.join(', ')})…`)
    await delay(100)
  }
  const note = (pid) => writeFileSync(join(folder, String(pid)), startOf(pid))
  const release = () => rmSync(folder, { recursive: true, force: true })
  process.once('exit', release)
  try {
    return await work(note)
  } finally {
    process.off('exit', release)
    release()
  }
}

function take(folder) {
  try {
    mkdirSync(folder)
    // Fails if another start took the empty folder for a dead one's; then we try again.
    writeFileSync(join(folder, String(process.pid)), startOf(process.pid))
    return true
  } catch (error) {
    if (error.code === 'EEXIST' || error.code === 'ENOENT') return false
    throw error
  }
}

/** Removes the files of dead processes, then the folder if it is empty, which only one start can do; answers the living. */
function clearDead(folder) {
  try {
    const pids = readdirSync(folder)
    const living = pids.filter((pid) => startOf(pid) === readFileSync(join(folder, pid), 'utf8') && startOf(pid) !== '')
    for (const pid of pids) if (!living.includes(pid)) rmSync(join(folder, pid), { force: true })
    if (living.length === 0) rmdirSync(folder)
    return living
  } catch (error) {
    if (error.code === 'ENOENT' || error.code === 'ENOTEMPTY') return []
    throw error
  }
}

/** When a process was started, so that its number used again by another is not taken for it. Empty when it is dead. */
export function startOf(pid) {
  if (process.platform !== 'linux') return isAlive(pid) ? 'alive' : ''
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The second field, the name, may hold blanks; what follows its bracket does not. A zombie is as good as dead.
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
