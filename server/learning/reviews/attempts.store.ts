import { and, asc, eq, type PgColumn, type PgTable, type SQL, sql } from '#server/kit/db/orm.ts'
import { type Attempt, type Comment, type Review, type SecondOpinion } from '#contract/learning/solutions.ts'
import type { CheckRun } from '#contract/learning/practice.ts'
import { fullName } from '#server/identity/index.ts'
import { people } from '#server/identity/tables.ts'
import type { Db } from '#server/kit/db/db.ts'
import { jsonRows, valuesOf } from '#server/kit/db/json-rows.ts'
import { eqLiteral, prepared } from '#server/kit/db/prepared.ts'
import { rowsFromJson } from '#server/kit/db/reads.ts'
import type { Reader } from '#server/threads/index.ts'
import { noReplies, repliesAt } from './replies.store.ts'
import { mentorName } from './rules.ts'
import { isItsReview, nameOfPerson, selectCase, type SingleCase } from './store.ts'
import { type ListedFile, listedFiles, toSolutionFile } from '../solutions/store.ts'
import { importsOfAttempt, type StoredImport, toImportedFrom } from '../imports/store.ts'
import { runsAt } from '../practice/runs.store.ts'
import { attemptPushes } from '../commits/tables.ts'
import { checkRuns } from '../practice/tables.ts'
import { promiseDays } from '../promises/tables.ts'
import { reviewThreads } from './tables.ts'
import {
  reviewComments,
  type ReviewCommentRow,
  type ReviewRow,
  reviews,
  solutionFiles,
  type SolutionRow,
  solutions,
  type SecondOpinionRow,
  secondOpinions,
} from '../tables.ts'

const named = { firstName: people.firstName, lastName: people.lastName }

// All queries find the attempts by learner and step: for a list of ids PostgreSQL would plan them again each time.
const isAtStep = and(
  eq(solutions.personId, sql.placeholder('personId')),
  eq(solutions.stepId, sql.placeholder('stepId')),
)

type AttemptRow = {
  solution: SolutionRow
  files: ListedFile[]
  imports: StoredImport[]
  review: ReviewRow | null
  mentor: string | null
  appeal: SecondOpinionRow | null
  hasComments: boolean
  hasReplies: boolean
  addedDays: number
  commit: string | null
  hasRuns: boolean
}
type Json = Record<string, unknown>
type AttemptJson = Omit<AttemptRow, 'solution' | 'review' | 'appeal'> & {
  solution: Json
  review: Json | null
  appeal: Json | null
}

const has = (table: PgTable & { solutionId: PgColumn }) =>
  sql`exists (select from ${table} where ${table.solutionId} = ${solutions.id})`

/** Oldest first. */
const attemptsJson = (condition: SQL | undefined) =>
  jsonRows(
    {
      attempt: solutions.attempt,
      solution: sql`to_json(${solutions})`,
      files: listedFiles,
      imports: importsOfAttempt,
      review: sql`to_json(${reviews})`,
      mentor: nameOfPerson(reviews.mentorId),
      appeal: sql`to_json(${secondOpinions})`,
      hasComments: has(reviewComments),
      hasReplies: has(reviewThreads),
      addedDays: sql`(select count(*) from ${promiseDays} where ${promiseDays.solutionId} = ${solutions.id})`,
      commit: sql`(select ${attemptPushes.head} from ${attemptPushes} where ${attemptPushes.solutionId} = ${solutions.id})`,
      hasRuns: has(checkRuns),
    },
    sql`${solutions} left join ${reviews} on ${isItsReview} left join ${secondOpinions}
      on ${secondOpinions.solutionId} = ${solutions.id} and ${eqLiteral(secondOpinions.kind, 'appeal')} where ${condition}`,
    ['attempt'],
  )

const toSolutionRow = rowsFromJson(solutions)
const toReviewRow = rowsFromJson(reviews)
const toOpinionRow = rowsFromJson(secondOpinions)

/** Newest first. */
const toRows = (attempts: AttemptJson[]): AttemptRow[] =>
  attempts.toReversed().map(({ solution, review, appeal, ...rest }) => ({
    ...rest,
    solution: toSolutionRow(solution),
    review: review && toReviewRow(review),
    appeal: appeal && toOpinionRow(appeal),
  }))

const attemptsAtStep = prepared((db) =>
  db
    .select({ attempts: sql<AttemptJson[]>`attempts` })
    .from(valuesOf({ attempts: attemptsJson(isAtStep) }))
    .prepare('attempts_at_step'),
)

const hasStepOfGiven = sql`(${solutions.personId}, ${solutions.stepId}) = (select given.person_id, given.step_id
  from ${solutions} given where given.id = ${sql.placeholder('solutionId')})`
const caseWithAttempts = prepared((db) =>
  selectCase(db, { attempts: sql<AttemptJson[]>`${attemptsJson(hasStepOfGiven)}` }).prepare(
    'review_case_with_attempts',
  ),
)

/** With rows for `withDetails`: this attempt and the learner's others at its step. */
export async function caseToReview(db: Db, solutionId: number): Promise<(SingleCase & { rows: AttemptRow[] }) | null> {
  const [found] = await caseWithAttempts(db).execute({ solutionId })
  if (!found) return null
  const { attempts, ...row } = found
  return { ...row, rows: toRows(attempts) }
}

/** A learner's attempts at a step, newest first, with files, reviews and comments, in one to five queries. */
export async function attemptsOf(db: Db, personId: number, stepId: number, reader: Reader): Promise<Attempt[]> {
  const [found] = await attemptsAtStep(db).execute({ personId, stepId })
  return withDetails(db, toRows(found!.attempts), reader)
}

/** All rows are of one learner and step. */
export async function withDetails(db: Db, rows: AttemptRow[], reader: Reader): Promise<Attempt[]> {
  const { linkTo } = reader
  const [first] = rows
  if (!first) return []
  const at = { personId: first.solution.personId, stepId: first.solution.stepId }
  // Most attempts have none of these.
  const replies = rows.some(({ hasReplies }) => hasReplies) ? await repliesAt(db, at, reader) : noReplies
  const comments = rows.some(({ hasComments }) => hasComments) ? await commentsAt(db, at) : new Map<number, Comment[]>()
  const runs = rows.some(({ hasRuns }) => hasRuns) ? await runsAt(db, at) : new Map<number, CheckRun>()
  return rows.map(({ solution, files, imports, review, mentor, appeal, addedDays, commit }) => ({
    ...toAttempt(solution),
    addedDays,
    commit,
    files: files.map((file) => toSolutionFile(file, linkTo)),
    imports: imports.map(toImportedFrom),
    review: review && toReview(review, mentor),
    secondOpinion: appeal && toSecondOpinion(appeal),
    replies: replies.toFeedback.get(solution.id) ?? [],
    comments: (comments.get(solution.id) ?? []).map((comment) => ({
      ...comment,
      replies: replies.toComment.get(comment.commentId) ?? [],
    })),
    checkRun: runs.get(solution.id) ?? null,
  }))
}

/** Learners see a mentor's comments only with the verdict, and never what hidden checks expect. */
export const asLearnerSeesIt = (attempt: Attempt): Attempt => ({
  ...attempt,
  replies: attempt.review ? attempt.replies : [],
  comments: attempt.review ? attempt.comments : [],
  checkRun: attempt.checkRun && {
    ...attempt.checkRun,
    results: attempt.checkRun.results.map((result) =>
      result.isHidden ? { ...result, expected: null, actual: null, failure: null } : result,
    ),
  },
})

const toAttempt = ({ id, attempt, textSolution, submittedAt, writtenAt, promisedAt, state }: SolutionRow) => ({
  solutionId: id,
  attempt,
  textSolution,
  submittedAt: submittedAt.toISOString(),
  writtenAt: writtenAt?.toISOString() ?? null,
  promisedAt: promisedAt.toISOString(),
  state,
})

type AtStep = { personId: number; stepId: number }

const toReview = ({ verdict, feedback, createdAt }: ReviewRow, mentor: string | null): Review => ({
  verdict,
  feedback,
  mentor: mentorName(mentor),
  reviewedAt: createdAt.toISOString(),
})

const toSecondOpinion = (row: SecondOpinionRow): SecondOpinion => ({
  reason: row.reason!,
  askedAt: row.createdAt.toISOString(),
  promisedAt: row.promisedAt.toISOString(),
  decidedAt: row.decidedAt?.toISOString() ?? null,
  verdict: row.verdict,
  feedback: row.feedback,
})

const commentRows = prepared((db) =>
  db
    .select({
      solutionId: reviewComments.solutionId,
      comment: reviewComments,
      attempt: solutions.attempt,
      author: named,
      path: solutionFiles.path,
    })
    .from(solutions)
    .innerJoin(reviewComments, eq(reviewComments.solutionId, solutions.id))
    .innerJoin(people, eq(people.id, reviewComments.authorId))
    .leftJoin(
      solutionFiles,
      and(eq(solutionFiles.solutionId, reviewComments.solutionId), eq(solutionFiles.fileId, reviewComments.fileId)),
    )
    .where(isAtStep)
    .orderBy(asc(reviewComments.id))
    .prepare('comments_at_step'),
)

async function commentsAt(db: Db, at: AtStep) {
  const rows = await commentRows(db).execute(at)
  return grouped(rows, (row) => toComment(row.comment, row))
}

type CommentContext = { attempt: number; author: { firstName: string; lastName: string }; path: string | null }

export const toComment = (row: ReviewCommentRow, { attempt, author, path }: CommentContext): Comment => ({
  commentId: row.id,
  solutionId: row.solutionId,
  attempt,
  author: fullName(author),
  fileId: row.fileId,
  path,
  line: row.line,
  body: row.body,
  suggestion:
    row.suggestedLines === null
      ? null
      : { lines: row.suggestedLines, text: row.suggestedText!, takenAt: row.takenAt?.toISOString() ?? null },
  createdAt: row.createdAt.toISOString(),
  replies: [],
})

function grouped<Row extends { solutionId: number }, Item>(rows: Row[], map: (row: Row) => Item): Map<number, Item[]> {
  const groups = Map.groupBy(rows, ({ solutionId }) => solutionId)
  return new Map([...groups].map(([id, rows]) => [id, rows.map(map)]))
}
