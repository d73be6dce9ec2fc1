import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'

const script = `
  import { createLog } from '#server/kit/log.ts'
  const log = createLog({ logLevel: 'info' })
  for (let line = 0; line < 100; line += 1) log.info('a line')
  setImmediate(() => process.stderr.write('still running'))`

// /dev/full is always full.
test.runIf(process.platform === 'linux')('keeps running when the disk of the log is full', async () => {
  const full = await open('/dev/full', 'w')
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: join(import.meta.dirname, '..', '..'),
    stdio: ['ignore', full.fd, 'pipe'],
  })
  const output = text(child.stderr!)
  expect(await once(child, 'exit')).toEqual([0, null])
  expect(await output).toBe('still running')
  await full.close()
})
