import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type pg from 'pg'
import type { FileStore } from '#server/kit/files/file-store.ts'
import { AppError } from '#server/kit/errors.ts'
import type { BackupFolder } from './folder.ts'
import { checksumOf, filePath } from './manifest.ts'

/** A stored file that a row refers to. The hash of an upload part is not known. */
type FileReference = { id: string; bytes: number; sha256: string | null }

// Only these two tables refer to stored files; a nightly job removes files without a row.
const uploadParts = `select stored_id as id, bytes::float8 as bytes, null as sha256 from upload_parts`
const storedFiles = `select id, bytes::float8 as bytes, encode(sha256, 'hex') as sha256 from files`
export const fileReferences = `${storedFiles} union all ${uploadParts}`

/** Files are processed in up to 256 parts, by the first two characters of their ids. These are the parts that have any. */
async function referencedPrefixes(client: pg.Client): Promise<string[]> {
  const query = `select distinct left(id::text, 2) as prefix from (${fileReferences}) as files order by prefix`
  return (await client.query<{ prefix: string }>(query)).rows.map(({ prefix }) => prefix)
}

const rangeOf = (prefix: string) => [
  `${prefix}000000-0000-0000-0000-000000000000`,
  `${prefix}ffffff-ffff-ffff-ffff-ffffffffffff`,
]

async function referencesWith(client: pg.Client, prefix: string): Promise<FileReference[]> {
  const query = `select * from (${fileReferences}) as files where id between $1 and $2 order by id`
  return (await client.query<FileReference>(query, rangeOf(prefix))).rows
}

const copiedPrefixes = (folder: BackupFolder) => readdir(join(folder.root, 'files')).catch((): string[] => [])

const copiedWith = (folder: BackupFolder, prefix: string) =>
  readdir(join(folder.root, 'files', prefix)).catch((): string[] => [])

/**
 * Copies every referenced file that is not yet in the backup. Returns the ids of those that are missing or damaged in
 * the store. Upload parts come first, because they are deleted soonest.
 */
export async function copyFiles(client: pg.Client, store: FileStore, folder: BackupFolder): Promise<string[]> {
  const missing: string[] = []
  const copyNew = async (references: FileReference[], prefix: string) => {
    const copied = new Set(await copiedWith(folder, prefix))
    const uncopied = references.filter(({ id }) => !copied.has(id))
    await forEachConcurrently(uncopied, async (reference) => {
      if (!(await copyFile(store, folder, reference))) missing.push(reference.id)
    })
  }
  const parts = (await client.query<FileReference>(uploadParts)).rows
  for (const [prefix, references] of Map.groupBy(parts, ({ id }) => id.slice(0, 2))) await copyNew(references, prefix)
  for (const prefix of await referencedPrefixes(client)) await copyNew(await referencesWith(client, prefix), prefix)
  return [...new Set(missing)]
}

/** Returns false if the store does not have the file, or not with the content that its row describes. */
async function copyFile(store: FileStore, folder: BackupFolder, { id, bytes, sha256 }: FileReference) {
  const content = await store.open(id).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'not_found') return null
    throw error
  })
  if (!content) return false
  const written = await folder.write(filePath(id), content)
  const isIntact = written.bytes === bytes && (sha256 === null || written.sha256 === sha256)
  if (!isIntact) await rm(join(folder.root, filePath(id)))
  return isIntact
}

/** Lists the checksum of each referenced file, and removes files whose rows were deleted since they were copied. */
export async function listFiles(client: pg.Client, folder: BackupFolder) {
  const files = { count: 0, bytes: 0 }
  const prefixes = new Set([...(await referencedPrefixes(client)), ...(await copiedPrefixes(folder))])
  for (const prefix of [...prefixes].toSorted()) {
    const unreferenced = new Set(await copiedWith(folder, prefix))
    for (const { id, bytes, sha256 } of await referencesWith(client, prefix)) {
      if (!unreferenced.delete(id)) continue
      await folder.addChecksum(filePath(id), sha256 ?? (await checksumOf(join(folder.root, filePath(id)))))
      files.count += 1
      files.bytes += bytes
    }
    for (const id of unreferenced) await rm(join(folder.root, filePath(id)))
  }
  return files
}

/** Eight at a time, because most of the time goes into flushing to disk. Stops at the first failure. */
export async function forEachConcurrently<Item>(
  items: Iterable<Item> | AsyncIterable<Item>,
  act: (item: Item) => Promise<void>,
) {
  const iterator = Symbol.asyncIterator in items ? items[Symbol.asyncIterator]() : items[Symbol.iterator]()
  const failed = new AbortController()
  const work = async () => {
    for (let next = await iterator.next(); !next.done && !failed.signal.aborted; next = await iterator.next()) {
      await act(next.value)
    }
  }
  await Promise.all(Array.from({ length: 8 }, () => work().catch((error: unknown) => failed.abort(error))))
  await iterator.return?.()
  if (failed.signal.aborted) throw failed.signal.reason
}
