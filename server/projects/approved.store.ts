import { people } from '#server/identity/tables.ts'
import { contentHash } from '#server/kit/content-hash.ts'
import type { Db } from '#server/kit/db/db.ts'
import { and, desc, eq, inArray, sql } from '#server/kit/db/orm.ts'
import { files } from '#server/site/tables.ts'
import { threadMessages } from '#server/threads/tables.ts'
import { briefs, projectSubmissions } from './tables.ts'

const submissions = projectSubmissions

/** The comment that came with the verdict. */
const words = sql<string | null>`(select ${threadMessages.body} from ${threadMessages}
  where ${threadMessages.threadId} = ${submissions.threadId} and ${threadMessages.authorId} = ${submissions.decidedBy}
    and ${threadMessages.createdAt} = ${submissions.decidedAt} order by ${threadMessages.id} limit 1)`
const mentor = sql<
  string | null
>`(select ${people.firstName} from ${people} where ${people.id} = ${submissions.decidedBy})`

const fileColumns = {
  id: files.id,
  name: files.name,
  kind: files.kind,
  bytes: files.bytes,
  sha256: sql<string>`encode(${files.sha256}, 'hex')`,
}

/** What these people built and a mentor approved, newest first, in one query. */
export async function approvedProjectsOf(db: Db, personIds: number[]) {
  const rows = await db
    .select({
      personId: submissions.personId,
      submissionId: submissions.id,
      name: submissions.name,
      description: submissions.description,
      briefTitle: briefs.title,
      skills: briefs.techStack,
      attempts: submissions.attempt,
      decidedAt: submissions.decidedAt,
      words,
      mentor,
      textHash: sql<string>`encode(sha256(convert_to(${submissions.description}, 'UTF8')), 'hex')`,
      file: fileColumns,
    })
    .from(submissions)
    .innerJoin(briefs, eq(briefs.id, submissions.briefId))
    .innerJoin(files, eq(files.id, submissions.fileId))
    .where(and(inArray(submissions.personId, personIds), eq(submissions.state, 'approved')))
    .orderBy(desc(submissions.decidedAt), desc(submissions.id))
  return rows.map(({ textHash, file: { name: path, sha256 }, decidedAt, ...row }) => ({
    ...row,
    decidedAt: decidedAt!,
    contentHash: contentHash({ text: textHash, files: [{ path, sha256 }] }),
  }))
}

export type ApprovedProject = Awaited<ReturnType<typeof approvedProjectsOf>>[number]

/** The description and the file of an approved project of this person. Null if it isn't theirs, or not approved. */
export async function approvedSubmission(db: Db, personId: number, submissionId: number) {
  const [row] = await db
    .select({ text: submissions.description, file: fileColumns })
    .from(submissions)
    .innerJoin(files, eq(files.id, submissions.fileId))
    .where(and(eq(submissions.id, submissionId), eq(submissions.personId, personId), eq(submissions.state, 'approved')))
  return row ? { text: row.text, files: [{ ...row.file, path: row.file.name }] } : null
}
