import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject } from 'vitest'
import { seedDemo } from '#server/seed/demo.ts'
import { withClient } from './backups.ts'
import { demoTemplate } from './database.ts'
import { testApp, type TestApp } from './test-app.ts'

const template = () => ({ database: demoTemplate, files: join(tmpdir(), 'academy-demo-files') })

/** Seeding about a thousand files takes seconds, so the processes of a run share one demo as a template. */
async function ensureTemplate() {
  await withClient(inject('postgres'), async (client) => {
    await client.query('select pg_advisory_lock(7301957)')
    const { rowCount } = await client.query('select from pg_database where datname = $1', [demoTemplate])
    if (rowCount) return
    const app = await testApp()
    // As instances that start at the same time do.
    await Promise.all([seedDemo(app.deps), seedDemo(app.deps), seedDemo(app.deps)])
    await app.closeAs(template())
  })
}

/** The demo academy on its own database. */
export async function newDemoApp(): Promise<TestApp> {
  await ensureTemplate()
  return testApp({}, null, template())
}

let demo: Promise<TestApp> | undefined

/** The demo academy, for tests that only read it. Test files of a process share one; it ends with the process. */
export const demoApp = (): Promise<TestApp> => (demo ??= newDemoApp())
