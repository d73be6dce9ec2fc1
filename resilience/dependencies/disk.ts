import { execFile, execFileSync } from 'node:child_process'
import { mkdir, open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { promisify } from 'node:util'
import type { Fault } from './faults.ts'

const run = promisify(execFile)

/** A small disk of its own under the folder; it is memory, and may be mounted by root alone. */
export async function mountDisk(folder: string, megabytes: number): Promise<() => Promise<void>> {
  await mkdir(folder, { recursive: true })
  await run('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder])
  // Also when we are interrupted.
  const leave = () => void execFileSync('umount', ['--lazy', folder])
  process.once('exit', leave)
  return async () => {
    process.off('exit', leave)
    await run('umount', ['--lazy', folder])
  }
}

/** The disk is full to the last page, and whatever is freed is taken at once. */
export const fill =
  (folder: string): Fault =>
  async () => {
    const ballast = join(folder, 'ballast')
    const over = new AbortController()
    await takeAll(ballast)
    const taking = (async () => {
      for (; !over.signal.aborted; await delay(20)) await takeAll(ballast)
    })()
    return async () => {
      over.abort()
      await taking
      await rm(ballast)
    }
  }

async function takeAll(path: string) {
  const file = await open(path, 'a')
  for (const size of [1024 * 1024, 4096]) {
    const zeros = Buffer.alloc(size)
    let isLeft = true
    while (isLeft) {
      isLeft = await file.write(zeros).then(
        () => true,
        () => false,
      )
    }
  }
  await file.close()
}
