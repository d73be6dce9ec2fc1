import { readFile } from 'node:fs/promises'

// Linux counts in ticks of 10 ms.
const tick = 10_000

/** CPU time of a process in microseconds; null where there is no /proc. */
export async function cpuOf(pid: number): Promise<number | null> {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null)
  if (text === null) return null
  // The process name in brackets may contain spaces; user and system time are fields 14 and 15.
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) * tick
}
