import { readFile } from 'node:fs/promises'

// Linux counts in hundredths of a second.
const tick = 10_000

/** The processor time a process has used so far, in microseconds; null where the system does not say. */
export async function cpuOf(pid: number): Promise<number | null> {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null)
  if (text === null) return null
  // The name in brackets may contain anything; user and system time are fields 14 and 15.
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) * tick
}
