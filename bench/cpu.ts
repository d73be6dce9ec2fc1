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

/** The same in steps of less than a microsecond, for few requests. */
async function preciseCpuOf(pid: number): Promise<number | null> {
  const threads = await readdir(`/proc/${pid}/task`).catch(() => [])
  const texts = await Promise.all(
    threads.map((thread) => readFile(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').catch(() => '0')),
  )
  return texts.length === 0 ? null : texts.reduce((sum, text) => sum + Number.parseInt(text) / 1000, 0)
}

type Times = Map<number, number | null>

/** CPU times of the server and of the processes of its database. */
export async function cpuTimes({ pid, dataDir }: Pick<Product, 'pid' | 'dataDir'>): Promise<Times> {
  const postmaster = await readFile(join(dataDir, 'postgres/postmaster.pid'), 'utf8').catch(() => null)
  const backends = postmaster === null ? [] : await childrenOf(Number.parseInt(postmaster))
  return new Map(await Promise.all([pid, ...backends].map(async (one) => [one, await preciseCpuOf(one)] as const)))
}

/** What the processes that lived all the time used, in microseconds; null where there is no /proc. */
export function cpuBetween(before: Times, after: Times): number | null {
  const used = [...before].map(([pid, time]) => (time === null ? null : (after.get(pid) ?? time) - time))
  return used[0] === null ? null : used.reduce<number>((sum, time) => sum + (time ?? 0), 0)
}

async function childrenOf(pid: number): Promise<number[]> {
  const text = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '')
  return text.split(' ').filter(Boolean).map(Number)
}
