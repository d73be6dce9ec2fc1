import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import type { Db } from '#server/kit/db/db.ts'
import type { FileStore } from '#server/kit/files/file-store.ts'
import { createSniffer } from '#server/kit/uploads/file-type.ts'
import { files } from '#server/site/tables.ts'

export type SampleFile = { path: string; content: Buffer }

/**
 * The files of a folder and of those in it, by their paths. Text has `.txt` at the end of its name there, so that no
 * tool of ours takes a learner's code for our own.
 */
export async function readSamples(folder: string): Promise<SampleFile[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  return Promise.all(
    paths.toSorted().map(async (path) => ({
      path: path
        .slice(folder.length + 1)
        .replace(/\.txt$/, '')
        .replaceAll('\\', '/'),
      content: await readFile(path),
    })),
  )
}

export type Kept = { name: string; content: Buffer; ownerId: number | null; createdAt?: Date }

/** Stores them as uploads are stored, with their kind told from the content. Answers their ids, in the same order. */
export async function storeFiles(db: Db, store: FileStore, given: Kept[]): Promise<string[]> {
  const rows = await Promise.all(
    given.map(async ({ content, ...told }) => ({
      ...told,
      ...(await store.put(Readable.from([content]))),
      kind: kindOf(content),
    })),
  )
  await db.insert(files).values(rows)
  return rows.map(({ id }) => id)
}

function kindOf(content: Buffer): string {
  const sniffer = createSniffer()
  sniffer.take(content)
  return sniffer.end()
}
