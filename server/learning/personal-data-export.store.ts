import { and, asc, eq, inArray, isNull, type PgColumn } from '#server/kit/db/orm.ts'
import { courses } from '#server/catalogue/tables.ts'
import { type FileTools, fullName, type PersonalFile } from '#server/identity/index.ts'
import { people } from '#server/identity/tables.ts'
import { truncate } from '#server/kit/truncate.ts'
import type { Db } from '#server/kit/db/db.ts'
import { readSettings } from '#server/site/index.ts'
import { conversationsOf, repliesSavedBy } from '#server/threads/index.ts'
import { reviewThreads } from './reviews/tables.ts'
import {
  certificates,
  lessonReadings,
  quizAnswers,
  reviewComments,
  reviews,
  solutionDrafts,
  solutionFiles,
  solutions,
  steps,
  tasks,
  uploads,
} from './tables.ts'
import { batchData } from './due-dates/store.ts'
import { enrolmentData } from './enrolments/store.ts'
import { stepVideos, videoPositions, checkProgress } from './lessons/tables.ts'
import { sharedSolutions } from './sharing/tables.ts'
import { importData } from './imports/store.ts'
import { interviewData } from './interviews/store.ts'
import { previewData } from './previews/store.ts'
import { problemData } from './problems/store.ts'
import { recallData } from './recall/store.ts'
import { startProgress } from './start/tables.ts'
import { studyOf } from './study-days/store.ts'
import { planOf } from './study-plans/store.ts'
import { repositoryFiles } from './repositories/store.ts'
import { hoursOf } from './promises/hours.store.ts'
import { appealsOf, opinionsGivenBy } from './second-opinions/store.ts'
import { mentorName } from './reviews/rules.ts'
import { uploadData } from './uploads/store.ts'
import { certificateTask, toCertificateContent } from './certificates/pdf-task.ts'

/** Takes a fixed number of queries. */
export async function collectLearningData(db: Db, personId: number) {
  return {
    courses: await enrolmentData(db, personId),
    batches: await batchData(db, personId),
    lessons: await readings(db, personId),
    quizAnswers: await answers(db, personId),
    ...(await recallData(db, personId)),
    beginnersPath: await onPath(db, personId),
    checks: await practised(db, personId),
    videos: await watched(db, personId),
    study: { days: (await studyOf(db, personId)).days, plan: await planOf(db, personId) },
    interviews: await interviewData(db, personId),
    ...(await problemData(db, personId)),
    solutions: await submitted(db, personId),
    sharedSolutions: await shown(db, personId),
    drafts: await drafts(db, personId),
    imports: await importData(db, personId),
    previewLinks: await previewData(db, personId),
    unsubmittedUploads: await uploadData(db, personId),
    certificates: await certified(db, personId),
    ...(await asMentor(db, personId)),
  }
}

const place = { course: courses.title, task: tasks.title, step: steps.name }

/** Rows of a table that is joined to the steps, each with its place. */
const atSteps = <Columns extends Record<string, PgColumn>>(db: Db, columns: Columns) =>
  db
    .select({ ...place, ...columns })
    .from(steps)
    .innerJoin(tasks, eq(tasks.id, steps.taskId))
    .innerJoin(courses, eq(courses.id, tasks.courseId))

const readings = (db: Db, personId: number) =>
  atSteps(db, { percentRead: lessonReadings.percent, readAt: lessonReadings.updatedAt })
    .innerJoin(lessonReadings, eq(lessonReadings.stepId, steps.id))
    .where(eq(lessonReadings.personId, personId))
    .orderBy(asc(lessonReadings.updatedAt))

const watched = (db: Db, personId: number) =>
  atSteps(db, { video: stepVideos.title, seconds: videoPositions.seconds, watchedAt: videoPositions.updatedAt })
    .innerJoin(stepVideos, eq(stepVideos.stepId, steps.id))
    .innerJoin(videoPositions, eq(videoPositions.videoId, stepVideos.id))
    .where(eq(videoPositions.personId, personId))
    .orderBy(asc(videoPositions.updatedAt))

const practised = (db: Db, personId: number) =>
  atSteps(db, {
    check: checkProgress.name,
    failures: checkProgress.failures,
    isPassed: checkProgress.isPassed,
    hintShownAt: checkProgress.hintShownAt,
  })
    .innerJoin(checkProgress, eq(checkProgress.stepId, steps.id))
    .where(eq(checkProgress.personId, personId))
    .orderBy(asc(checkProgress.updatedAt))

const onPath = (db: Db, personId: number) =>
  atSteps(db, { code: startProgress.code, savedAt: startProgress.savedAt, passedAt: startProgress.passedAt })
    .innerJoin(startProgress, eq(startProgress.stepId, steps.id))
    .where(eq(startProgress.personId, personId))
    .orderBy(asc(startProgress.savedAt))

const shown = (db: Db, personId: number) =>
  atSteps(db, {
    isShared: sharedSolutions.isShared,
    withYourName: sharedSolutions.isNamed,
    approach: sharedSolutions.approach,
    code: sharedSolutions.code,
    sharedAt: sharedSolutions.sharedAt,
    hiddenBecause: sharedSolutions.hiddenReason,
  })
    .innerJoin(sharedSolutions, eq(sharedSolutions.stepId, steps.id))
    .where(eq(sharedSolutions.personId, personId))
    .orderBy(asc(sharedSolutions.sharedAt))

function answers(db: Db, personId: number) {
  const { option, isRight, tries, answeredAt } = quizAnswers
  return atSteps(db, { option, isRight, tries, answeredAt })
    .innerJoin(quizAnswers, eq(quizAnswers.stepId, steps.id))
    .where(eq(quizAnswers.personId, personId))
    .orderBy(asc(answeredAt))
}

const solutionsOf = (db: Db, personId: number) =>
  db
    .select({ ...place, solution: solutions })
    .from(solutions)
    .innerJoin(courses, eq(courses.id, solutions.courseId))
    .innerJoin(steps, eq(steps.id, solutions.stepId))
    .innerJoin(tasks, eq(tasks.id, steps.taskId))
    .where(eq(solutions.personId, personId))
    .orderBy(asc(solutions.id))

async function submitted(db: Db, personId: number) {
  const rows = await solutionsOf(db, personId)
  const mine = db.select({ id: solutions.id }).from(solutions).where(eq(solutions.personId, personId))
  const paths = await db.select().from(solutionFiles).where(inArray(solutionFiles.solutionId, mine))
  const verdicts = await db
    .select({ review: reviews, mentor: { firstName: people.firstName, lastName: people.lastName } })
    .from(reviews)
    .leftJoin(people, eq(people.id, reviews.mentorId))
    // Learners don't see undone verdicts.
    .where(and(inArray(reviews.solutionId, mine), isNull(reviews.undoneAt)))
  const comments = await db
    .select({ comment: reviewComments, author: { firstName: people.firstName, lastName: people.lastName } })
    .from(reviewComments)
    .innerJoin(people, eq(people.id, reviewComments.authorId))
    .where(inArray(reviewComments.solutionId, mine))
    .orderBy(asc(reviewComments.id))
  const conversations = await conversationsOf(db, personId)
  const subjects = await db.select().from(reviewThreads).where(inArray(reviewThreads.solutionId, mine))
  const conversationAbout = (solutionId: number, commentId: number | null) => {
    const subject = subjects.find((one) => one.solutionId === solutionId && one.commentId === commentId)
    return subject ? (conversations.get(subject.threadId) ?? []) : []
  }
  const appeals = await appealsOf(db, personId)
  return rows.map(({ solution, ...where }) => {
    const verdict = verdicts.find(({ review }) => review.solutionId === solution.id)
    return {
      ...where,
      attempt: solution.attempt,
      state: solution.state,
      submittedAt: solution.submittedAt,
      ...(solution.writtenAt && { writtenAt: solution.writtenAt }),
      reviewPromisedBy: solution.promisedAt,
      text: solution.textSolution,
      files: paths.filter((file) => file.solutionId === solution.id).map(({ path }) => path),
      review: verdict && {
        mentor: mentorName(verdict.mentor && fullName(verdict.mentor)),
        verdict: verdict.review.verdict,
        feedback: verdict.review.feedback,
        at: verdict.review.createdAt,
        conversation: conversationAbout(solution.id, null),
      },
      secondOpinion: appeals.get(solution.id),
      // Learners see comments only with the verdict.
      comments: comments
        .filter(({ comment }) => verdict && comment.solutionId === solution.id)
        .map(({ comment, author }) => ({
          mentor: fullName(author),
          file: paths.find(({ fileId }) => fileId === comment.fileId)?.path ?? null,
          line: comment.line,
          text: comment.body,
          ...(comment.suggestedText !== null && { suggestion: comment.suggestedText }),
          at: comment.createdAt,
          conversation: conversationAbout(solution.id, comment.id),
        })),
    }
  })
}

const drafts = (db: Db, personId: number) =>
  db
    .select({
      task: tasks.title,
      step: steps.name,
      text: solutionDrafts.text,
      code: solutionDrafts.code,
      savedAt: solutionDrafts.updatedAt,
    })
    .from(solutionDrafts)
    .innerJoin(steps, eq(steps.id, solutionDrafts.stepId))
    .innerJoin(tasks, eq(tasks.id, steps.taskId))
    .where(eq(solutionDrafts.personId, personId))
    .orderBy(asc(solutionDrafts.updatedAt))

const certified = (db: Db, personId: number) =>
  db
    .select({
      number: certificates.code,
      name: certificates.learnerName,
      course: certificates.courseTitle,
      work: certificates.work,
      issuedAt: certificates.issuedAt,
      revokedAt: certificates.revokedAt,
      revokedReason: certificates.revokedReason,
      credential: certificates.credential,
    })
    .from(certificates)
    .where(eq(certificates.personId, personId))
    .orderBy(asc(certificates.id))

/** What a mentor wrote, without naming the learner. */
async function asMentor(db: Db, personId: number) {
  const replies = await repliesSavedBy(db, personId)
  const written = await db
    .select({ verdict: reviews.verdict, feedback: reviews.feedback, at: reviews.createdAt })
    .from(reviews)
    .where(eq(reviews.mentorId, personId))
    .orderBy(asc(reviews.id))
  const opinions = await opinionsGivenBy(db, personId)
  const { hours, absences } = await hoursOf(db, personId)
  return {
    ...(replies.length > 0 && { savedReplies: replies }),
    ...(written.length > 0 && { reviewsYouWrote: written }),
    ...(opinions.length > 0 && { secondOpinionsYouGave: opinions }),
    ...(hours.length > 0 && { workingHours: hours }),
    ...(absences.length > 0 && { daysAway: absences }),
  }
}

/** Submitted files and repositories by course, task and step, unsubmitted uploads, and certificates. */
export async function filesOf(db: Db, personId: number, tools: FileTools): Promise<PersonalFile[]> {
  const handed = await db
    .select({ ...place, attempt: solutions.attempt, path: solutionFiles.path, fileId: solutionFiles.fileId })
    .from(solutionFiles)
    .innerJoin(solutions, eq(solutions.id, solutionFiles.solutionId))
    .innerJoin(courses, eq(courses.id, solutions.courseId))
    .innerJoin(steps, eq(steps.id, solutions.stepId))
    .innerJoin(tasks, eq(tasks.id, steps.taskId))
    .where(eq(solutions.personId, personId))
    .orderBy(asc(solutions.id), asc(solutionFiles.position))
  const waiting = await db
    .select({ path: uploads.path, fileId: uploads.fileId })
    .from(uploads)
    .where(eq(uploads.personId, personId))
    .orderBy(asc(uploads.createdAt))
  const repositories = await repositoryFiles(db, personId)
  return [
    ...handed.map(({ course, task, step, attempt, path, fileId }) => ({
      path: `solutions/${[course, task, step].map(asFolder).join('/')}/attempt ${attempt}/${path}`,
      fileId,
    })),
    ...repositories.map(({ course, task, step, fileId }) => ({
      path: `repositories/${[course, task, step].map(asFolder).join('/')}.bundle`,
      fileId,
    })),
    ...waiting.flatMap(({ path, fileId }) => (fileId === null ? [] : [{ path: `not submitted/${path}`, fileId }])),
    ...(await sheets(db, personId, tools)),
  ]
}

/** A title such as “HTML/CSS” becomes one folder name, shortened between words because some devices limit paths. */
function asFolder(title: string): string {
  const flat = title.replaceAll(/[/\\]/g, '-')
  return flat.length <= 48 ? flat : (/^.{16,48}(?=\s)/su.exec(flat)?.[0] ?? truncate(flat, 48))
}

async function sheets(db: Db, personId: number, { publicUrl, render }: FileTools): Promise<PersonalFile[]> {
  const rows = await db
    .select()
    .from(certificates)
    .where(and(eq(certificates.personId, personId), isNull(certificates.revokedAt)))
    .orderBy(asc(certificates.id))
  if (rows.length === 0) return []
  const schoolName = (await readSettings(db)).name
  return rows.flatMap((row) => [
    {
      path: `certificates/${row.code}.pdf`,
      render: () => render(certificateTask, [toCertificateContent(row, schoolName, publicUrl)]),
    },
    { path: `certificates/${row.code}.json`, render: async () => Buffer.from(JSON.stringify(row.credential, null, 2)) },
  ])
}
