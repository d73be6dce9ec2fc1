import { readdir, rm } from 'node:fs/promises'
import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import type pg from 'pg'
import { AppError } from '#server/kit/http/errors.ts'
import type { FileStore } from '#server/kit/files/file-store.ts'
import { withChecksum } from '#server/kit/files/store.ts'
import type { BackupFolder } from './folder.ts'
import { filePath } from './manifest.ts'

/** A stored file that a row names; of a part of an upload no hash is known. */
type Named = { id: string; bytes: number; sha256: string | null }

/** The two tables that name stored files: whatever neither of them names is removed from the store at night. */
const partsNamed = `select stored_id as id, bytes::float8 as bytes, null as sha256 from upload_parts`
const filesNamed = `select id, bytes::float8 as bytes, encode(sha256, 'hex') as sha256 from files`
export const allNamed = `${filesNamed} union all ${partsNamed}`

/** The store, the folder and the rows are looked at in 256 shares, by the first two characters of the ids. */
const shares = Array.from({ length: 256 }, (_, number) => number.toString(16).padStart(2, '0'))
const bounds = (share: string) => [
  `${share}000000-0000-0000-0000-000000000000`,
  `${share}ffffff-ffff-ffff-ffff-ffffffffffff`,
]

async function namedIn(client: pg.Client, share: string): Promise<Named[]> {
  const query = `select * from (${allNamed}) as named where id between $1 and $2 order by id`
  return (await client.query<Named>(query, bounds(share))).rows
}

const idsIn = (folder: BackupFolder, share: string) =>
  readdir(join(folder.root, 'files', share)).catch((): string[] => [])

/**
 * Brings every file that a row names into the backup, unless it is there already. Answers those that the store does not
 * hold as their row says. Parts of uploads first: they are the ones that go soon.
 */
export async function copyNamedFiles(client: pg.Client, store: FileStore, folder: BackupFolder): Promise<string[]> {
  const lost: string[] = []
  const copyMissing = async (named: Named[], share: string) => {
    const there = new Set(await idsIn(folder, share))
    const wanted = named.filter(({ id }) => !there.has(id))
    await eightAtOnce(wanted, async (one) => {
      if (!(await copyOne(store, folder, one))) lost.push(one.id)
    })
  }
  const parts = (await client.query<Named>(partsNamed)).rows
  for (const [share, named] of Map.groupBy(parts, ({ id }) => id.slice(0, 2))) await copyMissing(named, share)
  for (const share of shares) await copyMissing(await namedIn(client, share), share)
  return [...new Set(lost)]
}

/** Answers whether the store held it, with the bytes that its row tells of. */
async function copyOne(store: FileStore, folder: BackupFolder, { id, bytes, sha256 }: Named): Promise<boolean> {
  const content = await store.open(id).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'not_found') return null
    throw error
  })
  if (!content) return false
  const written = await folder.write(filePath(id), content)
  const isAsNamed = written.bytes === bytes && (sha256 === null || written.sha256 === sha256)
  if (!isAsNamed) await rm(join(folder.root, filePath(id)))
  return isAsNamed
}

/** Notes the sum of each file that is named now, and removes those whose rows have gone since they were copied. */
export async function sumUpFiles(client: pg.Client, folder: BackupFolder) {
  const files = { count: 0, bytes: 0 }
  for (const share of shares) {
    const superfluous = new Set(await idsIn(folder, share))
    for (const { id, bytes, sha256 } of await namedIn(client, share)) {
      if (!superfluous.delete(id)) continue
      await folder.note(filePath(id), sha256 ?? (await sumOf(join(folder.root, filePath(id)))))
      files.count += 1
      files.bytes += bytes
    }
    for (const id of superfluous) await rm(join(folder.root, filePath(id)))
  }
  return files
}

export async function sumOf(path: string): Promise<string> {
  const { content, result } = withChecksum(createReadStream(path))
  for await (const _ of content) continue
  return result().sha256.toString('hex')
}

/** One flush to disk after the other would take most of the time. After a failure nothing is begun or under way. */
export async function eightAtOnce<Item>(
  items: Iterable<Item> | AsyncIterable<Item>,
  act: (item: Item) => Promise<void>,
) {
  const left = Symbol.asyncIterator in items ? items[Symbol.asyncIterator]() : items[Symbol.iterator]()
  const failed = new AbortController()
  const work = async () => {
    for (let next = await left.next(); !next.done && !failed.signal.aborted; next = await left.next()) {
      await act(next.value)
    }
  }
  const ends = Array.from({ length: 8 }, () => work().catch((error: unknown) => failed.abort(error)))
  await Promise.all(ends)
  await left.return?.()
  if (failed.signal.aborted) throw failed.signal.reason
}
