import { expect, test } from 'vitest'
import { testSandbox, tryAllInProject } from '#server/testing/sandbox.ts'

test('a project can’t fill memory, disk or the list of processes, nor outlive its checks', async () => {
  const results = await tryAllInProject(await testSandbox(), [
    '() => Array.from({ length: 40 }, () => new Uint8Array(1e8).fill(1)).length',
    "async () => (await import('node:fs')).writeFileSync('full', 'x'.repeat(1e6))",
    "async () => (await import('node:fs/promises')).appendFile('/tmp/full', 'x')",
    "async () => (await import('node:child_process')).fork('a.js')",
    "() => process.getBuiltinModule('child_process')",
    "() => process.binding('spawn_sync')",
    "() => globalThis.process.dlopen({ exports: {} }, '/engine/x.node')",
  ])
  expect(results.filter((result) => /^(\d|\{|"|true)/.test(result))).toEqual([])
})
