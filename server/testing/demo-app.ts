import { seedDemo } from '#server/seed/demo.ts'
import { testApp, type TestApp } from './test-app.ts'

let demo: Promise<TestApp> | undefined

async function newDemo(): Promise<TestApp> {
  const app = await testApp()
  await seedDemo(app.deps)
  return app
}

/**
 * The demo academy, for tests that only read it. Test files of a process share one, because seeding about a thousand
 * files takes seconds; it ends with the process.
 */
export const demoApp = (): Promise<TestApp> => (demo ??= newDemo())
