import { readdirSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createApp } from '#server/app.ts'
import { sendEmail } from '#server/notifications/index.ts'
import { testApp } from '#server/testing/test-app.ts'
import { openDatabase } from '../db/db.ts'
import { createLog } from '../log.ts'

let academy: Awaited<ReturnType<typeof testApp>>
beforeAll(async () => {
  academy = await testApp()
})
afterAll(() => academy.close())

const read = async (app: { inject: (url: string) => Promise<{ body: string }> } = academy.app) =>
  (await app.inject('/metrics')).body

test('an email that waits is counted among the jobs and among the emails', async () => {
  const letter = { to: 'meena@example.in', subject: 'Hello', text: 'Hello Meena' }
  await academy.db.transaction((db) => sendEmail(academy.deps.jobs, db, letter))
  const metrics = await read()
  expect(metrics).toContain('jobs_waiting{queue="email"} 1')
  expect(metrics).toMatch(/^jobs_late_seconds\{queue="email"\} [\d.e-]+$/m)
  expect(metrics).toContain('emails_recent{state="queued"} 1')
  expect(metrics).toContain('database_up 1')
})

test('work for later does not wait; work that failed is counted, and waits for its next try', async () => {
  const { deps, db } = academy
  const tomorrow = new Date(Date.now() + 86_400_000)
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

test('without a database the other figures are told all the same', async () => {
  const database = openDatabase(academy.connection, () => {})
  await database.close()
  const deps = { ...academy.deps, db: database.db }
  const app = await createApp({ deps, database, log: createLog({ logLevel: 'silent' }), web: null })
  const metrics = await read(app)
  expect(metrics).toContain('requests_limit 32')
  expect(metrics).toContain('database_up 0')
  expect(metrics).not.toMatch(/^(jobs_waiting|emails_recent)\{/m)
  await app.close()
})

const examples = readdirSync('deploy').filter((name) => /dashboard\.json$|alerts\.yml$/.test(name))

test.each(examples)('every figure that deploy/%s asks for is exported', async (name) => {
  const asked = figuresIn(readFileSync(`deploy/${name}`, 'utf8'))
  expect(asked.length).toBeGreaterThan(5)
  const exported = new Set([...(await read()).matchAll(/^# TYPE (\w+)/gm)].map(([, figure]) => figure))
  expect(asked.filter((figure) => !exported.has(figure) && figure !== 'up')).toEqual([])
})

/** The names in all queries of a file: what is neither a function, nor a label, nor inside brackets. */
function figuresIn(text: string): string[] {
  const inJson = [...text.matchAll(/"expr": ("(?:[^"\\]|\\.)*")/g)].map(([, query]) => JSON.parse(query!) as string)
  const inYaml = [...text.matchAll(/^ +expr: (.+)$/gm)].map(([, query]) => query!)
  const bare = [...inJson, ...inYaml].map((query) =>
    query.replaceAll(/\{[^}]*\}|\[[^\]]*\]/g, ' ').replaceAll(/\b(by|without|on|ignoring) ?\([^)]*\)/g, ' '),
  )
  const names = bare.flatMap((query) => query.match(/\b[a-z_]\w*\b(?!\s*\()/g) ?? [])
  const figures = names.filter((name) => name.includes('_') || name === 'up')
  return [...new Set(figures.map((name) => name.replace(/_(bucket|count|sum)$/, '')))]
}
