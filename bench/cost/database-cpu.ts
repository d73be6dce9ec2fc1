import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

// Linux counts in ticks of 10 ms.
const tick = 10_000

/** CPU time in microseconds of all processes of the product's PostgreSQL, also of those that have ended. */
export async function databaseCpuOf(dataDir: string): Promise<number> {
  const [line] = (await readFile(join(dataDir, 'postgres/postmaster.pid'), 'utf8')).split('\n')
  const main = await processOf(line!)
  if (!main) throw new Error('The CPU time of PostgreSQL can be read on Linux only')
  const all = await Promise.all((await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(processOf))
  const children = all.filter((process) => process?.parent === main.pid)
  return children.reduce((sum, process) => sum + process!.used, main.used + main.usedByEnded)
}

async function processOf(pid: string) {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null)
  if (text === null) return null
  // The process name in brackets may contain spaces; its own user and system time are fields 14 and 15.
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
  const time = (first: number) => (Number(fields[first]) + Number(fields[first + 1])) * tick
  return { pid: Number(pid), parent: Number(fields[1]), used: time(11), usedByEnded: time(13) }
}
