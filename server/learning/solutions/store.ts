import { and, asc, eq, sql } from '#server/kit/db/orm.ts'
import type { SolutionFile } from '#contract/learning/solutions.ts'
import type { Db } from '#server/kit/db/db.ts'
import { preparedSql } from '#server/kit/db/prepared.ts'
import { jsonRead, rowsFromJson } from '#server/kit/db/reads.ts'
import { filesInsert, fileValues, type Received } from '#server/site/index.ts'
import { type FileRow, files } from '#server/site/tables.ts'
import { putVersion } from '#server/kit/db/put-version.ts'
import type { LinkTo } from '../file-links.ts'
import type { ImportedFile } from '../imports/rules.ts'
import { importedAtStep, importsOfDraft, type StoredImport } from '../imports/store.ts'
import { paceQuery, type PaceRow } from '../promises/pace.store.ts'
import {
  lessonVersions,
  solutionDrafts,
  solutionFiles,
  type SolutionRow,
  solutions,
  type UploadRow,
  uploads,
} from '../tables.ts'

export type Previous = Pick<SolutionRow, 'id' | 'attempt' | 'state'> & { hasOpenAppeal: boolean }
export type Uploaded = Pick<UploadRow, 'id' | 'path' | 'fileId'>

const previousAndUploads = preparedSql(
  'last_solution_and_uploads',
  `select
     (select json_build_object('id', id, 'attempt', attempt, 'state', state, 'hasOpenAppeal', exists (
          select from second_opinions where solution_id = solutions.id and kind = 'appeal' and decided_at is null))
        from solutions
        where person_id = $1 and step_id = $2 order by attempt desc limit 1) as last,
     (select coalesce(json_agg(json_build_object('id', id, 'path', path, 'fileId', file_id) order by id), '[]') from (
        select id, path, file_id from uploads where person_id = $1 and step_id = $2 order by id for update) as own
     ) as uploads,
     (select coalesce(json_agg(one), '[]') from (${importedAtStep}) as one) as imported,
     (select row_to_json(pace) from (${paceQuery}) as pace) as pace,
     (select min(created_at) from enrolments where person_id = $1) as "firstEnrolledAt",
     exists (select from steps join exercise_versions on step_id = steps.id and number = exercise_version
             where steps.id = $2 and approved_by_checks) as "isApprovedByChecks"`,
)

type Prepared = {
  last: Previous | null
  uploads: Uploaded[]
  imported: ImportedFile[]
  pace: PaceRow
  firstEnrolledAt: Date | null
  isApprovedByChecks: boolean
}

/** A person's last attempt at a step, their uploads for the next one, which are locked, and what its promise depends on. */
export async function lastAndUploads(db: Db, personId: number, stepId: number) {
  const [row] = await previousAndUploads(db)<Prepared>([personId, stepId])
  return row!
}

const insertion = preparedSql(
  'insert_solution',
  `with stored as (${filesInsert(['$9', '$10', '$11', '$12', '$13', '$1'])}),
   solution as (
     insert into solutions (person_id, step_id, course_id, attempt, text_solution, submitted_at, promised_at, written_at)
     values ($1, $2, $3, $4, $5, $6, $14, $15) returning id),
   listed as (
     insert into solution_files (solution_id, file_id, path, position)
     select solution.id, file_id, path, position - 1
     from solution, unnest($7::uuid[], $8::text[]) with ordinality as list (file_id, path, position)),
   imports as (
     insert into solution_imports (solution_id, import_id, files)
     select solution.id, import_id, count(*) from solution, unnest($16::bigint[]) as import_id group by 1, 2),
   submitted as (delete from solution_drafts where person_id = $1 and step_id = $2)
   select id from solution`,
)

type NewSolution = Pick<
  SolutionRow,
  'personId' | 'stepId' | 'courseId' | 'attempt' | 'textSolution' | 'submittedAt' | 'writtenAt' | 'promisedAt'
>

/** With its files, of which some have just been received, and instead of the draft; an import for each of its files. */
export async function insertSolution(
  db: Db,
  solution: NewSolution,
  files: { fileId: string; path: string }[],
  { received, importIds }: { received: Received[]; importIds: number[] },
): Promise<number> {
  const { personId, stepId, courseId, attempt, textSolution, submittedAt, writtenAt, promisedAt } = solution
  const own = [personId, stepId, courseId, attempt, textSolution, submittedAt]
  const lists = [files.map(({ fileId }) => fileId), files.map(({ path }) => path)]
  const [row] = await insertion(db)<{ id: number }>([
    ...own,
    ...lists,
    ...fileValues(received),
    promisedAt,
    writtenAt,
    importIds,
  ])
  return row!.id
}

/** What a version of a lesson asked learners to do. */
export async function instructionsOf(db: Db, stepId: number, version: number): Promise<string | null> {
  const [row] = await db
    .select({ instructions: lessonVersions.instructions })
    .from(lessonVersions)
    .where(and(eq(lessonVersions.stepId, stepId), eq(lessonVersions.number, version)))
  return row?.instructions ?? null
}

export const filesOfSolution = (db: Db, solutionId: number) =>
  db
    .select({ id: files.id, bytes: files.bytes, kind: files.kind, sha256: files.sha256, path: solutionFiles.path })
    .from(solutionFiles)
    .innerJoin(files, eq(files.id, solutionFiles.fileId))
    .where(eq(solutionFiles.solutionId, solutionId))
    .orderBy(asc(solutionFiles.position))

export type ListedFile = { path: string; sha256: string } & Pick<FileRow, 'id' | 'name' | 'kind' | 'bytes'>

/**
 * In the same statement: a second one would cost more than the JSON. Plain names, because drizzle leaves out the table of
 * a column in a query of one table.
 */
export const listedFiles = sql<ListedFile[]>`(select coalesce(json_agg(json_build_object('path', path, 'id', files.id,
  'name', name, 'kind', kind, 'bytes', bytes, 'sha256', encode(sha256, 'hex')) order by position), '[]')
  from solution_files join ${files} on files.id = file_id where solution_id = solutions.id)`

/** The files of an attempt. */
export async function filesOf(db: Db, solutionId: number, linkTo: LinkTo): Promise<SolutionFile[]> {
  const [row] = await db.select({ files: listedFiles }).from(solutions).where(eq(solutions.id, solutionId))
  return row!.files.map((file) => toSolutionFile(file, linkTo))
}

export const toSolutionFile = ({ id, name, path, kind, bytes, sha256 }: ListedFile, linkTo: LinkTo): SolutionFile => ({
  fileId: id,
  path,
  kind,
  bytes,
  sha256,
  url: linkTo({ id, name }),
})

type Json = Record<string, unknown>
type DraftJson = { draft: Json | null; uploads: Json[]; imports: StoredImport[]; last: Json | null }
const toDraft = rowsFromJson(solutionDrafts)
const toUpload = rowsFromJson(uploads)
const toSolution = rowsFromJson(solutions)
const isMine = sql`person_id = ${sql.placeholder('personId')} and step_id = ${sql.placeholder('stepId')}`

/** The draft of a step, what was uploaded for it, and the last attempt. */
export const draftRead = jsonRead(
  'solution_draft',
  ['personId', 'stepId'],
  sql`select json_build_object(
    'draft', (select to_json(draft) from ${solutionDrafts} as draft where ${isMine}),
    'uploads', (select coalesce(json_agg(upload order by upload.created_at, upload.path), '[]')
      from ${uploads} as upload where ${isMine}),
    'imports', ${importsOfDraft},
    'last', (select to_json(last) from ${solutions} as last where ${isMine} order by last.attempt desc limit 1))`,
  ({ draft, uploads, imports, last }: DraftJson) => ({
    imports,
    draft: draft && toDraft(draft),
    uploads: uploads.map(toUpload),
    last: last && toSolution(last),
  }),
)

type DraftRow = typeof solutionDrafts.$inferInsert

/** Returns the new version, or null if the stored one is not `version`. */
export const putDraft = (db: Db, version: number, row: Omit<DraftRow, 'version'>) =>
  putVersion(
    db,
    solutionDrafts,
    and(eq(solutionDrafts.personId, row.personId), eq(solutionDrafts.stepId, row.stepId)),
    version,
    row,
  )
