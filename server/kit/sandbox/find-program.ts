import { existsSync } from 'node:fs'
import { join } from 'node:path'

const programFolders = ['/usr/bin', '/bin', '/usr/local/bin', '/run/current-system/sw/bin']

/** The path of a system program, whatever PATH says. */
export const findProgram = (name: string): string | null =>
  programFolders.map((folder) => join(folder, name)).find((path) => existsSync(path)) ?? null
