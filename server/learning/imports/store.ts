import type { ImportedFrom } from '#contract/learning/attempts/imported-from.ts'
import type { Db } from '#server/kit/db/db.ts'
import { and, asc, eq, inArray, lt, notExists, sql } from '#server/kit/db/orm.ts'
import { files } from '#server/site/tables.ts'
import { steps, uploads } from '../tables.ts'
import { pageOf } from './address.rules.ts'
import { importedFiles, imports, solutionImports } from './tables.ts'

type NewImport = typeof imports.$inferInsert
type NewFile = Omit<typeof importedFiles.$inferInsert, 'importId'>

export async function insertImport(db: Db, row: NewImport, listed: NewFile[]): Promise<void> {
  const [added] = await db.insert(imports).values(row).returning({ id: imports.id })
  if (listed.length > 0) await db.insert(importedFiles).values(listed.map((file) => ({ ...file, importId: added!.id })))
}

type AtStep = { personId: number; stepId: number }

/** Uploads of the draft that an earlier import brought, unchanged, or that have one of these paths. */
export async function replacedUploads(db: Db, { personId, stepId }: AtStep, paths: string[]): Promise<string[]> {
  const brought = db
    .select({ path: importedFiles.path })
    .from(importedFiles)
    .innerJoin(imports, eq(imports.id, importedFiles.importId))
    .where(
      and(
        eq(imports.personId, personId),
        eq(imports.stepId, stepId),
        eq(importedFiles.path, uploads.path),
        eq(importedFiles.sha256, files.sha256),
      ),
    )
  const rows = await db
    .select({ id: uploads.id })
    .from(uploads)
    .leftJoin(files, eq(files.id, uploads.fileId))
    .where(
      and(
        eq(uploads.personId, personId),
        eq(uploads.stepId, stepId),
        sql`(${paths.length > 0 ? inArray(uploads.path, paths) : sql`false`} or exists ${brought})`,
      ),
    )
  return rows.map(({ id }) => id)
}

export const uploadsAt = (db: Db, { personId, stepId }: AtStep) =>
  db
    .select()
    .from(uploads)
    .where(and(eq(uploads.personId, personId), eq(uploads.stepId, stepId)))
    .orderBy(asc(uploads.createdAt), asc(uploads.path))

type NewUpload = { id: string; path: string; bytes: number; fileId: string }

/** Of files that are complete. */
export async function insertUploads(db: Db, { personId, stepId }: AtStep, added: NewUpload[], now: Date) {
  if (added.length === 0) return
  await db
    .insert(uploads)
    .values(added.map((one) => ({ ...one, personId, stepId, received: one.bytes, createdAt: now, updatedAt: now })))
}

export type StoredImport = { repository: string; folder: string; commit: string; files: number }

export const toImportedFrom = (stored: StoredImport): ImportedFrom => ({
  ...stored,
  url: pageOf(stored.repository, stored.commit, stored.folder),
})

/**
 * The imports of an attempt, as a value of a row about it. Plain names, because drizzle leaves out the table of a column in
 * a query of one table.
 */
export const importsOfAttempt = sql<StoredImport[]>`(select coalesce(json_agg(json_build_object(
    'repository', repository, 'folder', folder, 'commit', commit_hash, 'files', solution_imports.files)
    order by imported_at), '[]')
  from solution_imports join imports on imports.id = import_id where solution_id = solutions.id)`

/** The imports whose files are uploads of a draft, unchanged; for a statement with the person and the step. */
export const importsOfDraft = sql`(select coalesce(json_agg(json_build_object(
    'repository', repository, 'folder', folder, 'commit', commit_hash, 'files', brought.files) order by imported_at), '[]')
  from (select import_id, count(*) as files from (
      select distinct on (upload.id) import_id from uploads as upload
        join ${files} on ${files.id} = upload.file_id
        join imports on imports.person_id = upload.person_id and imports.step_id = upload.step_id
        join imported_files on imported_files.import_id = imports.id and imported_files.path = upload.path
          and imported_files.sha256 = ${files.sha256}
      where upload.person_id = ${sql.placeholder('personId')} and upload.step_id = ${sql.placeholder('stepId')}
      order by upload.id, imported_at desc) as newest group by import_id) as brought
    join imports on imports.id = brought.import_id)`

/** Which files of a draft are those of an import, by path and content: the newest import that has them. */
export const importedAtStep = `select distinct on (path, sha256) path, encode(sha256, 'hex') as sha256, import_id as "importId"
  from imports join imported_files on import_id = imports.id
  where person_id = $1 and step_id = $2 order by path, sha256, imported_at desc`

/** No attempt names them, and no draft any more. */
export async function deleteImportsBefore(db: Db, moment: Date): Promise<void> {
  const used = db
    .select({ id: solutionImports.importId })
    .from(solutionImports)
    .where(eq(solutionImports.importId, imports.id))
  await db.delete(imports).where(and(lt(imports.importedAt, moment), notExists(used)))
}

/** For the data download. */
export const importData = (db: Db, personId: number) =>
  db
    .select({
      step: steps.name,
      repository: imports.repository,
      folder: imports.folder,
      commit: imports.commitHash,
      importedAt: imports.importedAt,
    })
    .from(imports)
    .innerJoin(steps, eq(steps.id, imports.stepId))
    .where(eq(imports.personId, personId))
    .orderBy(asc(imports.importedAt))
