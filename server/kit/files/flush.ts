import { open } from 'node:fs/promises'

/** A file that is safe on the disk may still have no name there: its folder has to be written as well. */
export async function flushFolder(folder: string) {
  // Windows cannot open folders, and keeps names safe by itself.
  if (process.platform === 'win32') return
  const handle = await open(folder)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
