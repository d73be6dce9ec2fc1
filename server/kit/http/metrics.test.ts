import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { dayMs } from '#contract/kit/durations.ts'
import { createApp } from '#server/app.ts'
import { sendEmail } from '#server/notifications/index.ts'
import { sharedApp } from '#server/testing/test-app.ts'
import { openDatabase } from '../db/db.ts'
import { createLog } from '../log.ts'

const academy = await sharedApp()

const read = async (app: { inject: (url: string) => Promise<{ body: string }> } = academy.app) =>
  (await app.inject('/metrics')).body

test('counts a queued email among the jobs and the emails', async () => {
  const email = { to: 'meena@example.in', subject: 'Hello', paragraphs: [] }
  await academy.db.transaction((db) => sendEmail(db, academy.deps, email))
  const metrics = await read()
  expect(metrics).toContain('jobs_waiting{queue="emails"} 1')
  expect(metrics).toMatch(/^jobs_late_seconds\{queue="emails"\} [\d.e-]+$/m)
  expect(metrics).toContain('emails_recent{state="queued"} 1')
  expect(metrics).toContain('database_up 1')
})

test('counts failed jobs as waiting for a retry, but not jobs that are due later', async () => {
  const { deps, db } = academy
  const tomorrow = new Date(Date.now() + dayMs)
  await deps.jobs.work<{ fails: boolean }>('may-fail', async () => {
    throw new Error('This job fails on purpose')
  })
  await deps.jobs.add(db, 'may-fail', {}, tomorrow)
  expect(await read()).not.toContain('queue="may-fail"')
  expect(await read()).toContain('jobs_failed_total 0')
  await deps.jobs.add(db, 'may-fail', {})
  await expect.poll(() => read()).toContain('jobs_failed_total 1')
  await expect.poll(() => read()).toContain('jobs_waiting{queue="may-fail"} 1')
})

test('exports the other metrics when the database is down', async () => {
  const database = openDatabase(academy.connection, () => {})
  await database.close()
  const deps = { ...academy.deps, db: database.db }
  const app = await createApp({ deps, log: createLog({ logLevel: 'silent' }), web: null })
  const metrics = await read(app)
  expect(metrics).toContain('requests_refused_total 0')
  expect(metrics).toContain('database_up 0')
  expect(metrics).not.toMatch(/^(jobs_waiting|emails_recent)\{/m)
  await app.close()
})

const examples = readdirSync('deploy').filter((name) => /dashboard\.json$|alerts\.yml$/.test(name))

test.each(examples)('exports every metric that deploy/%s uses', async (name) => {
  const used = metricsIn(readFileSync(`deploy/${name}`, 'utf8'))
  expect(used.length).toBeGreaterThan(5)
  const exported = new Set([...(await read()).matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name))
  expect(used.filter((name) => !exported.has(name) && name !== 'up')).toEqual([])
})

/** Metric names in the queries of a file: neither functions, nor labels, nor inside brackets. */
function metricsIn(text: string): string[] {
  const inJson = [...text.matchAll(/"expr": ("(?:[^"\\]|\\.)*")/g)].map(([, query]) => JSON.parse(query!) as string)
  const inYaml = [...text.matchAll(/^ +expr: (.+)$/gm)].map(([, query]) => query!)
  const bare = [...inJson, ...inYaml].map((query) =>
    query.replaceAll(/\{[^}]*\}|\[[^\]]*\]/g, ' ').replaceAll(/\b(by|without|on|ignoring) ?\([^)]*\)/g, ' '),
  )
  const names = bare.flatMap((query) => query.match(/\b[a-z_]\w*\b(?!\s*\()/g) ?? [])
  const metrics = names.filter((name) => name.includes('_') || name === 'up')
  return [...new Set(metrics.map((name) => name.replace(/_(bucket|count|sum)$/, '')))]
}
