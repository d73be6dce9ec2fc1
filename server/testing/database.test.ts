import { dirname } from 'node:path'
import { tmpdir } from 'node:os'
import { expect, test } from 'vitest'
import { testApp } from './test-app.ts'

test('temporary files of tests are in the folder of the run, which is deleted with it', async () => {
  expect(tmpdir()).toMatch(/academy-test-\w{6}$/)
  const app = await testApp()
  expect(dirname(app.env.dataDir)).toBe(tmpdir())
  await app.close()
})
