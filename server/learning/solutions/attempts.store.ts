import { and, asc, desc, eq, inArray, isNull } from '#server/kit/db/orm.ts'
import {
  type Attempt,
  automaticChecks,
  type Comment,
  type Review,
  type SolutionFile,
} from '#contract/learning/solutions.ts'
import { people, type PersonRow } from '#server/identity/tables.ts'
import type { Db } from '#server/kit/db/db.ts'
import { files, type FileRow } from '#server/site/tables.ts'
import type { LinkTo } from '../file-links.ts'
import { runsBySolution } from '../practice/runs.store.ts'
import {
  reviewComments,
  type ReviewCommentRow,
  type ReviewRow,
  reviews,
  solutionFiles,
  type SolutionRow,
  solutions,
} from '../tables.ts'

export type Named = Pick<PersonRow, 'firstName' | 'lastName'>
const named = { firstName: people.firstName, lastName: people.lastName }
export const nameOf = ({ firstName, lastName }: Named) => `${firstName} ${lastName}`.trim()
/** A verdict by the checks has no mentor. */
export const mentorName = (mentor: Named | null) => (mentor ? nameOf(mentor) : automaticChecks)

/** A learner's attempts at a step, newest first, with files, reviews and comments, in five queries. */
export async function attemptsOf(db: Db, personId: number, stepId: number, linkTo: LinkTo): Promise<Attempt[]> {
  const rows = await db
    .select()
    .from(solutions)
    .where(and(eq(solutions.personId, personId), eq(solutions.stepId, stepId)))
    .orderBy(desc(solutions.attempt))
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const files = await filesBySolution(db, ids, linkTo)
  const reviews = await reviewsBySolution(db, ids)
  const comments = await commentsBySolution(db, ids)
  const runs = await runsBySolution(db, ids)
  return rows.map((row) => ({
    ...toAttempt(row),
    files: files.get(row.id) ?? [],
    review: reviews.get(row.id) ?? null,
    comments: comments.get(row.id) ?? [],
    checkRun: runs.get(row.id) ?? null,
  }))
}

/** Learners see a mentor's comments only with the verdict, and never what hidden checks expect. */
export const asLearnerSeesIt = (attempt: Attempt): Attempt => ({
  ...attempt,
  comments: attempt.review ? attempt.comments : [],
  checkRun: attempt.checkRun && {
    ...attempt.checkRun,
    results: attempt.checkRun.results.map((result) =>
      result.isHidden ? { ...result, expected: null, actual: null, failure: null } : result,
    ),
  },
})

const toAttempt = ({ id, attempt, textSolution, submittedAt, state }: SolutionRow) => ({
  solutionId: id,
  attempt,
  textSolution,
  submittedAt: submittedAt.toISOString(),
  state,
})

export async function filesBySolution(db: Db, solutionIds: number[], linkTo: LinkTo) {
  const rows = await db
    .select({ solutionId: solutionFiles.solutionId, path: solutionFiles.path, file: files })
    .from(solutionFiles)
    .innerJoin(files, eq(files.id, solutionFiles.fileId))
    .where(inArray(solutionFiles.solutionId, solutionIds))
    .orderBy(asc(solutionFiles.position))
  return grouped(rows, ({ path, file }) => toSolutionFile(path, file, linkTo))
}

const toSolutionFile = (path: string, { id, name, kind, bytes, sha256 }: FileRow, linkTo: LinkTo): SolutionFile => ({
  fileId: id,
  path,
  kind,
  bytes,
  sha256: sha256.toString('hex'),
  url: linkTo({ id, name }),
})

async function reviewsBySolution(db: Db, solutionIds: number[]): Promise<Map<number, Review>> {
  const rows = await db
    .select({ review: reviews, mentor: named })
    .from(reviews)
    .leftJoin(people, eq(people.id, reviews.mentorId))
    .where(and(inArray(reviews.solutionId, solutionIds), isNull(reviews.undoneAt)))
  return new Map(rows.map(({ review, mentor }) => [review.solutionId, toReview(review, mentor)]))
}

const toReview = ({ verdict, feedback, createdAt }: ReviewRow, mentor: Named | null): Review => ({
  verdict,
  feedback,
  mentor: mentorName(mentor),
  reviewedAt: createdAt.toISOString(),
})

async function commentsBySolution(db: Db, solutionIds: number[]) {
  const rows = await db
    .select({
      solutionId: reviewComments.solutionId,
      comment: reviewComments,
      attempt: solutions.attempt,
      author: named,
      path: solutionFiles.path,
    })
    .from(reviewComments)
    .innerJoin(solutions, eq(solutions.id, reviewComments.solutionId))
    .innerJoin(people, eq(people.id, reviewComments.authorId))
    .leftJoin(
      solutionFiles,
      and(eq(solutionFiles.solutionId, reviewComments.solutionId), eq(solutionFiles.fileId, reviewComments.fileId)),
    )
    .where(inArray(reviewComments.solutionId, solutionIds))
    .orderBy(asc(reviewComments.id))
  return grouped(rows, (row) => toComment(row.comment, row))
}

type CommentContext = { attempt: number; author: Named; path: string | null }

export const toComment = (row: ReviewCommentRow, { attempt, author, path }: CommentContext): Comment => ({
  commentId: row.id,
  solutionId: row.solutionId,
  attempt,
  author: nameOf(author),
  fileId: row.fileId,
  path,
  line: row.line,
  body: row.body,
  createdAt: row.createdAt.toISOString(),
  answer: row.answer,
  answeredAt: row.answeredAt?.toISOString() ?? null,
})

function grouped<Row extends { solutionId: number }, Item>(rows: Row[], map: (row: Row) => Item): Map<number, Item[]> {
  const groups = Map.groupBy(rows, ({ solutionId }) => solutionId)
  return new Map([...groups].map(([id, rows]) => [id, rows.map(map)]))
}
