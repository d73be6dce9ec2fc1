import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Sample } from '../growth/crowd.ts'
import type { Product } from '../product.ts'

/** A page of the areas: what its page call may cost, in milliseconds of CPU of server and database. */
export type PageCost = { name: string; path: string; token: string; limit: number }

export const pagesOf = ({ courseId, learnerToken, mentorToken, adminToken }: Sample): PageCost[] => [
  { name: 'my courses', path: '/dashboard/my-courses', token: learnerToken, limit: 4 },
  { name: 'tasks', path: `/dashboard/tasks/${courseId}`, token: learnerToken, limit: 4 },
  { name: 'dashboard', path: '/dashboard', token: learnerToken, limit: 4 },
  // The first long lesson of a new academy.
  { name: 'lesson', path: '/dashboard/tasks/1/steps/2', token: learnerToken, limit: 5 },
  { name: 'queue', path: '/admin/reviews', token: mentorToken, limit: 4 },
  { name: 'payments', path: '/admin/payments', token: adminToken, limit: 7 },
]

export type Memory = { server: number; database: number; processes: number }

/** In MB. What the processes of the database share is divided among them. */
export async function memoryByProcess({ pid, dataDir }: Product): Promise<Memory> {
  const main = Number.parseInt(await readFile(join(dataDir, 'postgres/postmaster.pid'), 'utf8'))
  const children = (await readFile(`/proc/${main}/task/${main}/children`, 'utf8')).trim().split(' ').map(Number)
  const shares = await Promise.all([main, ...children].map((one) => fieldOf('Pss', one)))
  return {
    server: await fieldOf('Rss', pid),
    database: shares.reduce((sum, share) => sum + share, 0),
    processes: shares.length,
  }
}

async function fieldOf(name: 'Rss' | 'Pss', pid: number): Promise<number> {
  const text = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8').catch(() => '')
  return Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(text)?.[1] ?? 0) / 1024
}
