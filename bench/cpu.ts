import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Product } from './product.ts'

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

type Times = Map<string, number>

/** CPU times of all threads of the server and of its database, in steps of less than a microsecond, for few requests. */
export async function cpuTimes({ pid, dataDir }: Pick<Product, 'pid' | 'dataDir'>): Promise<Times> {
  const postmaster = await readFile(join(dataDir, 'postgres/postmaster.pid'), 'utf8').catch(() => null)
  const backends = postmaster === null ? [] : await childrenOf(Number.parseInt(postmaster))
  return new Map((await Promise.all([pid, ...backends].map(threadTimes))).flat())
}

async function threadTimes(pid: number): Promise<[string, number][]> {
  const threads = await readdir(`/proc/${pid}/task`).catch(() => [])
  const times = await Promise.all(threads.map((thread) => nanoseconds(pid, thread)))
  return threads.map((thread, at) => [thread, times[at]! / 1000])
}

const nanoseconds = async (pid: number, thread: string) =>
  Number.parseInt(await readFile(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').catch(() => '0'))

/** What the threads that lived all the time used, in microseconds; null where there is no /proc. */
export function cpuBetween(before: Times, after: Times): number | null {
  if (before.size === 0) return null
  return [...before].reduce((sum, [thread, time]) => sum + Math.max(0, (after.get(thread) ?? time) - time), 0)
}

async function childrenOf(pid: number): Promise<number[]> {
  const text = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '')
  return text.split(' ').filter(Boolean).map(Number)
}
