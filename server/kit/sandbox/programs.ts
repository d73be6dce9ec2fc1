import { execFile } from 'node:child_process'
import { existsSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'

const folders = ['/usr/bin', '/bin', '/usr/local/bin', '/run/current-system/sw/bin']

/** The path of a system program, whatever PATH says. */
export const findProgram = (name: string): string | null =>
  folders.map((folder) => join(folder, name)).find((path) => existsSync(path)) ?? null

/** The shared libraries that programs need: path in the program, and the file behind it. */
export async function librariesOf(programs: readonly string[]): Promise<[from: string, to: string][]> {
  const { stdout } = await promisify(execFile)('ldd', [...programs])
  const paths = new Set(stdout.match(/(?<=\s)\/\S+\.so\S*(?= \()/g))
  return [...paths].map((path) => [realpathSync(path), path])
}
