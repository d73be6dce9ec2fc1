import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import type { Git } from './git.ts'

const prefix = 'academy-git-'

/** Bare, in a temporary folder, for one request: nothing is ever checked out in it. */
export type Repository = {
  run: (args: readonly string[], options?: Parameters<Git['run']>[2]) => Promise<Buffer>
  stream: (args: readonly string[], options?: Parameters<Git['stream']>[2]) => Readable
  /** Reads a bundle into it: the stored form of a repository. */
  open: (bundle: Buffer) => Promise<void>
  setRefs: (refs: ReadonlyMap<string, string>) => Promise<void>
  remove: () => Promise<void>
}

export async function newRepository(git: Git): Promise<Repository> {
  const folder = await mkdtemp(join(tmpdir(), prefix))
  const repository: Repository = {
    run: (args, options) => git.run(folder, args, options),
    stream: (args, options) => git.stream(folder, args, options),
    open: async (bundle) => {
      const { refs, pack } = readBundle(bundle)
      await git.run(folder, ['index-pack', '--stdin'], { input: pack })
      await repository.setRefs(refs)
    },
    setRefs: (refs) => writeFile(join(folder, 'packed-refs'), formatRefs(refs)),
    remove: () => rm(folder, { recursive: true, force: true }),
  }
  try {
    await Promise.all(['objects/pack', 'refs/heads'].map((path) => mkdir(join(folder, path), { recursive: true })))
    await writeFile(join(folder, 'HEAD'), 'ref: refs/heads/main\n')
    await writeFile(join(folder, 'config'), '[core]\n\trepositoryformatversion = 0\n\tbare = true\n')
    return repository
  } catch (error) {
    await repository.remove()
    throw error
  }
}

const formatRefs = (refs: ReadonlyMap<string, string>) =>
  ['# pack-refs with: peeled fully-peeled sorted ']
    .concat([...refs].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([name, hash]) => `${hash} ${name}`))
    .map((line) => `${line}\n`)
    .join('')

/** The lines before the first empty one are refs; the rest is a pack. */
export function readBundle(bundle: Buffer): { refs: Map<string, string>; pack: Buffer } {
  const end = bundle.indexOf('\n\n')
  const [signature, ...lines] = bundle.toString('utf8', 0, Math.max(0, end)).split('\n')
  if (signature !== '# v2 git bundle') throw new Error('This is not a bundle')
  const refs = lines.map((line) => [line.slice(41), line.slice(0, 40)] as const).filter(([name]) => name !== 'HEAD')
  return { refs: new Map(refs), pack: bundle.subarray(end + 2) }
}

/** What instances that were killed left behind. */
export async function removeOldRepositories(before: Date): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    if (!name.startsWith(prefix)) continue
    const folder = join(tmpdir(), name)
    const made = await stat(folder).catch(() => null)
    if (made && made.mtime < before) await rm(folder, { recursive: true, force: true })
  }
}
