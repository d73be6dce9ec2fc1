import { isPublicAddress } from '../security/public-address.ts'
import { type Resolve, resolveName } from '../security/public-lookup.ts'
import { type Git, GitFailure } from './git.ts'
import { newRepository } from './repository.ts'

export type Source = {
  /** Of the repository, without the rest of the page's path. */
  url: string
  /** Names that a branch, a tag or a commit may have, the longest first; none: the default branch. */
  refs: readonly string[]
  /** The school's own server may be inside its network. */
  mayBePrivate: boolean
}

export type TreeEntry = { mode: string; kind: string; id: string; bytes: number; path: string }

export type FetchedCommit = {
  commit: string
  /** The name that was found, or null for the default branch. */
  ref: string | null
  /** Paths are relative to the folder. Null: there is no such folder. */
  list: (folder: string) => Promise<TreeEntry[] | null>
  /** In the order of the ids. */
  read: (entries: readonly TreeEntry[]) => Promise<Buffer[]>
}

export type Unfetched =
  | 'unreachable'
  | 'not public'
  | 'not found'
  | 'moved'
  | 'no such ref'
  | 'empty'
  | 'too large'
  | 'too slow'

/** Why a repository couldn't be fetched. */
export class FetchError extends Error {
  readonly reason: Unfetched

  constructor(reason: Unfetched) {
    super(reason)
    this.reason = reason
  }
}

const megabyte = 1024 * 1024
const maxListing = 2 * megabyte

/** Whatever a repository or its server asks for, only objects are fetched: no submodules, no credentials, no other host. */
const settings = [
  'credential.helper=',
  'core.askPass=/bin/false',
  'fetch.recurseSubmodules=false',
  'submodule.recurse=false',
  // One pack, however small, so that the limit for a file is one for all of it.
  'fetch.unpackLimit=1',
  'http.followRedirects=false',
  'http.proxy=',
  'http.lowSpeedLimit=500',
  'http.lowSpeedTime=15',
]

type Options = {
  /** Of all files that are read. */
  maxBytes: number
  /** For all of it. */
  seconds?: number
  resolve?: Resolve
}

type Run = (args: string[], more?: { input?: string; maxBytes?: number }) => Promise<Buffer>

/**
 * Fetches one commit into a repository of its own, which is removed again, and lets `use` read its tree. Nothing is checked
 * out, so no file of the repository is ever written under its name.
 */
export async function fetchCommit<T>(
  git: Git,
  source: Source,
  { maxBytes, seconds = 40, resolve = resolveName }: Options,
  use: (fetched: FetchedCommit) => Promise<T>,
): Promise<T> {
  const endsAt = performance.now() + seconds * 1000
  const repository = await newRepository(git)
  try {
    const configured = [...settings, ...(await connectionTo(source, resolve))].flatMap((setting) => ['-c', setting])
    const run: Run = (args, more) =>
      repository.run([...configured, ...args], {
        maxBytes: maxListing,
        seconds: Math.max(0.1, (endsAt - performance.now()) / 1000),
        ...more,
      })
    const { ref, name } = await findRef(run, source)
    await run(['fetch', '--quiet', '--depth=1', '--no-tags', '--no-write-commit-graph', source.url, name])
    const head = await run(['rev-parse', '--verify', '--end-of-options', 'FETCH_HEAD^{commit}'])
    const commit = head.toString('latin1').trim()
    return await use({
      commit,
      ref,
      list: (folder) => listTree(run, commit, folder),
      read: (entries) => readBlobs(run, entries, maxBytes),
    })
  } catch (error) {
    if (!(error instanceof GitFailure)) throw error
    throw new FetchError(performance.now() >= endsAt ? 'too slow' : reasonOf(error.stderr))
  } finally {
    await repository.remove()
  }
}

/** The connection is made to the addresses that were checked, so a name can't change its meaning in between. */
async function connectionTo({ url, mayBePrivate }: Source, resolve: Resolve): Promise<string[]> {
  const { protocol, hostname, port } = new URL(url)
  if (protocol !== 'https:' && !(mayBePrivate && protocol === 'http:')) throw new FetchError('not public')
  const allowed = `protocol.${protocol.slice(0, -1)}.allow=always`
  if (mayBePrivate) return [allowed]
  const addresses = await resolve(hostname).catch(() => [])
  if (addresses.length === 0) throw new FetchError('unreachable')
  if (!addresses.every(({ address }) => isPublicAddress(address))) throw new FetchError('not public')
  const pinned = addresses.map(({ address, family }) => (family === 6 ? `[${address}]` : address)).join(',')
  return [allowed, `http.curloptResolve=${hostname}:${port || '443'}:${pinned}`]
}

const fullHash = /^[0-9a-f]{40}$/

/** The longest name that the repository has. What follows it in the address is a folder. */
async function findRef(run: Run, { url, refs }: Source): Promise<{ ref: string | null; name: string }> {
  const patterns = refs.length > 0 ? refs.flatMap((ref) => [`refs/heads/${ref}`, `refs/tags/${ref}`]) : ['HEAD']
  const listed = (await run(['ls-remote', '--quiet', url, ...patterns])).toString('utf8')
  const names = new Set(listed.split('\n').map((line) => line.split('\t')[1]))
  if (refs.length === 0) {
    if (!names.has('HEAD')) throw new FetchError('empty')
    return { ref: null, name: 'HEAD' }
  }
  for (const ref of refs) {
    const name = [`refs/heads/${ref}`, `refs/tags/${ref}`].find((name) => names.has(name))
    if (name) return { ref, name }
    if (fullHash.test(ref)) return { ref, name: ref }
  }
  throw new FetchError('no such ref')
}

async function listTree(run: Run, commit: string, folder: string): Promise<TreeEntry[] | null> {
  const tree = await treeAt(run, `${commit}:${folder}`)
  if (!tree) return null
  const listed = await run(['ls-tree', '-r', '-l', '-z', '--full-tree', tree])
  return listed
    .toString('utf8')
    .split('\0')
    .flatMap((line) => {
      const [, mode = '', kind = '', id = '', bytes = '', path = ''] =
        /^(\d+) (\w+) ([0-9a-f]+) +(\d+|-)\t(.*)$/s.exec(line) ?? []
      return path ? [{ mode, kind, id, bytes: bytes === '-' ? 0 : Number(bytes), path }] : []
    })
}

/** Its id; null if it is missing, or a file. */
async function treeAt(run: Run, place: string): Promise<string | null> {
  const idOf = async (name: string) =>
    (await run(['rev-parse', '--verify', '--quiet', '--end-of-options', name])).toString('latin1').trim()
  try {
    return await idOf(`${await idOf(place)}^{tree}`)
  } catch (error) {
    if (error instanceof GitFailure) return null
    throw error
  }
}

async function readBlobs(run: Run, entries: readonly TreeEntry[], maxBytes: number): Promise<Buffer[]> {
  if (entries.length === 0) return []
  const input = entries.map(({ id }) => `${id}\n`).join('')
  const output = await run(['cat-file', '--batch'], { input, maxBytes: maxBytes + entries.length * 100 })
  let at = 0
  return entries.map(({ bytes }) => {
    const start = output.indexOf('\n', at) + 1
    at = start + bytes + 1
    return output.subarray(start, start + bytes)
  })
}

/** Git says it in words only. They are English, because its locale is set. */
function reasonOf(stderr: string): Unfetched {
  if (/SIGKILL|too much output|File too large|signal 25|SIGXFSZ|out of memory|index-pack/i.test(stderr))
    return 'too large'
  if (/redirect|returned error: 30\d/i.test(stderr)) return 'moved'
  if (/couldn't find remote ref|not our ref|unadvertised object|bad object/i.test(stderr)) return 'no such ref'
  if (/not found|could not read Username|Authentication failed|returned error: 40[134]/i.test(stderr))
    return 'not found'
  return 'unreachable'
}
