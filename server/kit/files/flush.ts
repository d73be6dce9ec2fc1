import { open } from 'node:fs/promises'

/** A flushed file can still lose its name in a power cut, unless its folder is flushed too. */
export async function flushFolder(folder: string) {
  // Windows can't open folders and does this itself.
  if (process.platform === 'win32') return
  const handle = await open(folder)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
