import { PassThrough, Readable } from 'node:stream'
import { finished, pipeline } from 'node:stream/promises'
import { ZipFile } from 'yazl'
import type { Db } from '#server/kit/db/db.ts'
import type { Deps } from '#server/kit/deps.ts'
import { AppError } from '#server/kit/errors.ts'
import type { FileStore } from '#server/kit/files/file-store.ts'
import { formatJson, createUniquePaths, missingFilesNote, readme, safePath } from './rules.ts'
import { fullName } from '../people.store.ts'
import type { FileTools, PersonalData, PersonalFile } from './personal-data.ts'
import type { PersonRow } from '../tables.ts'

type Sources = Pick<Deps, 'db' | 'files' | 'env' | 'clock' | 'workers'>

/** Streams the zip one entry at a time, so that memory does not grow with the data. Stops if the reader disconnects. */
export function dataZip(deps: Sources, parts: PersonalData[], person: PersonRow): Readable {
  const zip = new ZipFile()
  const out = new PassThrough()
  const writing = pipeline(zip.outputStream as Readable, out)
  // yazl emits stream errors on the zip.
  zip.on('error', (error: Error) => out.destroy(error))
  writing.catch(() => {})
  const closed = new AbortController()
  out.once('close', () => closed.abort())
  fill(deps, { zip, parts, person, signal: closed.signal }).catch((error: unknown) => out.destroy(error as Error))
  return out
}

type Filling = { zip: ZipFile; parts: PersonalData[]; person: PersonRow; signal: AbortSignal }

async function fill(
  { db, files, env, clock, workers }: Sources,
  { zip, parts, person, signal }: Filling,
): Promise<void> {
  const now = clock()
  const add = async (path: string, content: Readable, compress = true) => {
    zip.addReadStream(content, path, { mtime: now, compress })
    await finished(content, { signal, writable: false }).finally(() => content.destroy())
  }
  await add('README.txt', textOf(readme(fullName(person), parts, now)))
  for (const part of parts) await add(`${part.name}.json`, textOf(formatJson(await part.collect(db, person.id))))
  const missing: string[] = []
  // The download has begun, so its files wait for a thread however busy the others are.
  const render: FileTools['render'] = (task, args) => workers.render(task, args, { isBackground: true })
  for (const file of await filesOf(db, parts, person.id, { publicUrl: env.publicUrl, render })) {
    const content = await contentOf(files, file)
    if (content) await add(file.path, content, !isCompressed.test(file.path))
    else missing.push(file.path)
  }
  if (missing.length > 0) await add('files-not-found.txt', textOf(missingFilesNote(missing)))
  zip.end()
}

/** Already compressed. */
const isCompressed = /\.(zip|gz|7z|rar|png|jpe?g|webp|gif|mp4|webm|mov|mp3|pdf|docx|xlsx|pptx)$/i

const textOf = (text: string) => Readable.from([Buffer.from(text)])

/** Each stored file once, with the path that the highest domain gives it. */
async function filesOf(db: Db, parts: PersonalData[], personId: number, tools: FileTools): Promise<PersonalFile[]> {
  const seen = new Set<string>()
  const unique = createUniquePaths()
  const all: PersonalFile[] = []
  for (const part of parts.toReversed()) {
    for (const file of (await part.files?.(db, personId, tools)) ?? []) {
      if ('fileId' in file && seen.has(file.fileId)) continue
      if ('fileId' in file) seen.add(file.fileId)
      all.push({ ...file, path: unique(`files/${safePath(file.path)}`) })
    }
  }
  return all
}

/** Null if the file is missing: the download should not fail because of it. */
async function contentOf(files: FileStore, file: PersonalFile): Promise<Readable | null> {
  if ('render' in file) return Readable.from([await file.render()])
  try {
    return await files.open(file.fileId)
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return null
    throw error
  }
}
