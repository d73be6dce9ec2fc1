import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { setTimeout as delay } from 'node:timers/promises'
import type { Db } from '#server/kit/db/db.ts'
import type { FileStore } from '#server/kit/files/file-store.ts'
import { AppError } from '#server/kit/errors.ts'
import { createSemaphore } from '#server/kit/load/semaphore.ts'
import { startupError } from '#server/kit/startup-error.ts'
import { createSniffer } from '#server/kit/uploads/file-type.ts'
import { files } from '#server/site/tables.ts'

export type SampleFile = { path: string; content: Buffer }

/**
 * The files of a folder and of those in it, by their paths. Text has `.txt` at the end of its name there, so that no
 * tool takes a learner's code for our own.
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

/** Half a minute in all, for a store that is slow or still starting; a test has no time for that. */
const patience = { attempts: 7, delayMs: 500 }
/** More at once would time out on a slow line, where each of them gets a small part of it. */
const concurrency = 8

/** Stores them as uploads are stored, with their kind told from the content. Answers their ids, in the same order. */
export async function storeFiles(db: Db, store: FileStore, given: Kept[], retries = patience): Promise<string[]> {
  const inTurn = createSemaphore(concurrency)
  const rows = await Promise.all(
    given.map(async ({ content, ...told }) => ({
      ...told,
      ...(await inTurn(() => putWithRetries(store, content, retries))),
      kind: kindOf(content),
    })),
  )
  await db.insert(files).values(rows)
  return rows.map(({ id }) => id)
}

async function putWithRetries(store: FileStore, content: Buffer, { attempts, delayMs }: typeof patience) {
  for (let attempt = 1; ; attempt++) {
    try {
      return await store.put(Readable.from([content]))
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'unreachable' || attempt >= attempts) throw notStored(error)
      await delay(delayMs * 2 ** (attempt - 1))
    }
  }
}

function notStored(error: unknown): Error {
  const { name, message } = ((error as Error).cause ?? error) as Error
  return startupError(
    `Can't store the files of the courses and the demo (${name}: ${message}). Check the file store, then run this again.`,
    error,
  )
}

function kindOf(content: Buffer): string {
  const sniffer = createSniffer()
  sniffer.take(content)
  return sniffer.end()
}
