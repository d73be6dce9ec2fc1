import { chmod, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** What the academy and its tools put there. */
const ours = /^(postgres(\..+)?|files|database\.json|server\.log)$/

/**
 * Closes the data folder to other users of the machine. A folder that also holds something else is left as it is: it
 * may be one that others need.
 */
export async function protectDataFolder(folder: string, warn: (line: string) => void): Promise<void> {
  const found = await stat(folder).catch(() => null)
  if (!found || (found.mode & 0o077) === 0) return
  if (!(await readdir(folder)).every((name) => ours.test(name))) {
    warn(`\nWARNING: Other users of this machine may read ${folder}. Set DATA_DIR to a folder of its own.`)
    return
  }
  const database = await stat(join(folder, 'postgres')).catch(() => found)
  // Where PostgreSQL runs as another user, it must pass through, but needn't see what else is there.
  await chmod(folder, database.uid === found.uid ? 0o700 : 0o711)
}
