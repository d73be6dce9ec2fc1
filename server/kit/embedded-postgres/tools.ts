import { access, constants } from 'node:fs/promises'
import { join } from 'node:path'

const folders = ['/usr/bin', '/bin', '/usr/sbin', '/sbin', '/usr/local/bin']

/** A fixed search path, independent of the environment. */
export const toolPath = folders.join(':')

/** Finds a system program, or returns null. */
export async function findTool(name: string): Promise<string | null> {
  for (const folder of folders) {
    const path = join(folder, name)
    const found = await access(path, constants.X_OK).then(
      () => true,
      () => false,
    )
    if (found) return path
  }
  return null
}
