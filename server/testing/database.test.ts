import { dirname } from 'node:path'
import { tmpdir } from 'node:os'
import { expect, test } from 'vitest'
import { testApp } from './test-app.ts'

test('what a test keeps in the temporary folder lies in the folder of the run, and goes with it', async () => {
  expect(tmpdir()).toMatch(/academy-test-\w{6}$/)
  const app = await testApp()
  expect(dirname(app.env.dataDir)).toBe(tmpdir())
  await app.close()
})
