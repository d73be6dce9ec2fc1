import { createHash, randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import type { BodyOf, ReplyOf, Upload } from '#contract/kit/endpoint.ts'
import type { importRepository } from '#contract/learning/imports/imports.ts'
import { lockPerson } from '#server/identity/index.ts'
import type { Db } from '#server/kit/db/db.ts'
import type { Tools } from '#server/kit/deps.ts'
import { AppError } from '#server/kit/errors.ts'
import type { StoredFile } from '#server/kit/files/file-store.ts'
import { fetchCommit, FetchError } from '#server/kit/git/fetch-commit.ts'
import { findGit } from '#server/kit/git/git.ts'
import { createSemaphore } from '#server/kit/load/semaphore.ts'
import { insertFile, readSettings } from '#server/site/index.ts'
import { requireOpenStep } from '../enrolments/service.ts'
import { acceptedFiles, baseName, maxUploads, tooManyUploads } from '../uploads/rules.ts'
import { discardUploads, toDraftUpload, uploadCounts } from '../uploads/store.ts'
import { type Address, folderAfter, parseAddress, possibleRefs } from './address.rules.ts'
import {
  acceptContents,
  anotherImport,
  chooseFiles,
  maxTotalBytes,
  noFolder,
  noGit,
  type ReadFile,
  splitCode,
  tooManyTogether,
  unfetched,
} from './rules.ts'
import * as store from './store.ts'

type Asked = BodyOf<typeof importRepository> & { personId: number; stepId: number }
type Imported = ReplyOf<typeof importRepository>

const git = findGit()

// Each takes a process, the network and up to 100 MB for some seconds.
const oneOfFew = createSemaphore(2, { maxWaiting: 6, error: anotherImport })

/** Outside of any transaction while the code host answers: a connection to the database is worth more than the wait. */
export async function importFiles(db: Db, tools: Tools, { personId, stepId, ...asked }: Asked): Promise<Imported> {
  await requireOpenStep(db, tools.clock(), personId, stepId)
  const address = parseAddress(asked.address, tools.env.gitImportHosts)
  const accepted = acceptedFiles((await readSettings(db)).submission)
  const { commit, folder, files, skipped } = await oneOfFew(() => fetchFiles(address, accepted))
  const { code, rest } = splitCode(files, asked)
  const { repository } = address
  const row = { personId, stepId, repository, folder, commitHash: commit, importedAt: tools.clock() }
  const listed = files.map(({ path, content }) => ({ path, bytes: content.length, sha256: hashOf(content) }))
  const uploads = await addToDraft(db, tools, { row, listed, files: rest, accepted })
  const imported = store.toImportedFrom({ repository, folder, commit, files: files.length })
  return { imported, uploads: uploads.map(toDraftUpload), code, skipped }
}

const hashOf = (content: Buffer) => createHash('sha256').update(content).digest()

type Added = {
  row: Parameters<typeof store.insertImport>[1]
  listed: Parameters<typeof store.insertImport>[2]
  files: ReadFile[]
  accepted: Upload
}

/** Instead of what an earlier import brought, and of files with the same paths. Returns all uploads of the draft. */
async function addToDraft(db: Db, tools: Tools, { row, listed, files, accepted }: Added) {
  const stored = await storeFiles(tools, files)
  try {
    const { unused, uploads } = await db.transaction(async (db) => {
      const { personId, stepId, importedAt: now } = row
      await lockPerson(db, personId)
      // It may have been submitted while the files were fetched.
      await requireOpenStep(db, tools.clock(), personId, stepId)
      const paths = files.map(({ path }) => path)
      const unused = await discardUploads(db, await store.replacedUploads(db, row, paths))
      const others = (await store.uploadsAt(db, row)).length
      if (others + files.length > accepted.maxFiles) throw tooManyTogether(accepted.maxFiles, others)
      const counts = await uploadCounts(db, personId)
      if (sumOf(counts.values()) + files.length > maxUploads) throw tooManyUploads()
      await store.insertImport(db, row, listed)
      for (const { file, kind, path } of stored) await insertFile(db, { ...file, kind, name: baseName(path) }, personId)
      const added = stored.map(({ file, path }) => ({ id: randomUUID(), path, bytes: file.bytes, fileId: file.id }))
      await store.insertUploads(db, row, added, now ?? tools.clock())
      return { unused, uploads: await store.uploadsAt(db, row) }
    })
    await Promise.all(unused.map((id) => tools.files.remove(id)))
    return uploads
  } catch (error) {
    // Only an AppError proves that nothing was recorded; a database connection can be lost after the commit.
    if (error instanceof AppError && !error.isUncertain)
      await Promise.all(stored.map(({ file }) => tools.files.remove(file.id)))
    throw error
  }
}

const sumOf = (counts: Iterable<number>) => [...counts].reduce((sum, count) => sum + count, 0)

type StoredRead = { path: string; kind: string; file: StoredFile }

async function storeFiles({ files: store }: Tools, files: ReadFile[]): Promise<StoredRead[]> {
  const stored: StoredRead[] = []
  for (const { path, kind, content } of files)
    stored.push({ path, kind, file: await store.put(Readable.from([content], { objectMode: false })) })
  return stored
}

async function fetchFiles(address: Address, accepted: Upload) {
  const { url, rest, isOwnServer } = address
  const source = { url, refs: possibleRefs(rest), mayBePrivate: isOwnServer }
  if (!git) throw noGit()
  try {
    return await fetchCommit(git, source, { maxBytes: maxTotalBytes }, async ({ commit, ref, list, read }) => {
      const folder = folderAfter(rest, ref)
      const entries = await list(folder)
      if (!entries) throw noFolder(folder)
      const chosen = chooseFiles(entries, accepted)
      const contents = await read(chosen.files)
      const found = chosen.files.map(({ path }, index) => ({ path, content: contents[index]! }))
      const { files, skipped } = acceptContents(found, accepted)
      return { commit, folder, files, skipped: [...chosen.skipped, ...skipped] }
    })
  } catch (error) {
    throw error instanceof FetchError ? unfetched(error.reason, { host: new URL(url).hostname, rest }) : error
  }
}
