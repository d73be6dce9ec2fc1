import { and, asc, eq, inArray, isNotNull, isNull, sql } from '#server/kit/db/orm.ts'
import type { PersonalData } from '#server/identity/index.ts'
import type { Db } from '#server/kit/db/db.ts'
import { notifications } from '#server/notifications/tables.ts'
import { files as storedFiles } from '#server/site/tables.ts'
import { filesOf, collectLearningData } from './personal-data-export.store.ts'
import { attemptPushes } from './commits/tables.ts'
import { checkRuns } from './practice/tables.ts'
import { batchMembers, dueReminders, planChanges } from './due-dates/tables.ts'
import { eraseHours } from './promises/hours.store.ts'
import { imports, solutionImports } from './imports/tables.ts'
import { previewLinks } from './previews/tables.ts'
import { checkProgress, problemWork, stepVideos, videoPositions } from './lessons/tables.ts'
import { eraseRepositories } from './repositories/store.ts'
import { reviewThreads } from './reviews/tables.ts'
import { sharedSolutions } from './sharing/tables.ts'
import { interviews } from './interviews/tables.ts'
import { problemRuns } from './problems/tables.ts'
import { stepTries } from './tries/tables.ts'
import { practiceAnswers } from './recall/tables.ts'
import { startProgress } from './start/tables.ts'
import { studyDays, studyPlans, studyReminders } from './study-days/tables.ts'
import {
  certificates,
  enrolments,
  knownLessons,
  lessonReadings,
  quizAnswers,
  reviewComments,
  reviews,
  solutionDrafts,
  solutionFiles,
  solutions,
  stepFiles,
  uploads,
  secondOpinions,
} from './tables.ts'
import { discardUploads } from './uploads/store.ts'

async function loses(db: Db, personId: number): Promise<string[]> {
  const held = await db
    .select({ title: certificates.courseTitle })
    .from(certificates)
    .where(and(eq(certificates.personId, personId), isNull(certificates.revokedAt)))
    .orderBy(asc(certificates.id))
  return held.map(
    ({ title }) =>
      `your certificate of ${title}: its page will say “not found”. Download it before, it stays valid as a file`,
  )
}

async function erase(db: Db, personId: number): Promise<string[]> {
  const mine = db.select({ id: solutions.id }).from(solutions).where(eq(solutions.personId, personId))
  // The same lock order as a review: the enrolment before the solutions.
  await db.delete(enrolments).where(eq(enrolments.personId, personId))
  // Mentors' notifications contain the learner's name and replies.
  const links = db
    .select({ link: sql<string>`'/admin/reviews/' || ${solutions.id}` })
    .from(solutions)
    .where(eq(solutions.personId, personId))
  await db.delete(notifications).where(inArray(notifications.link, links))
  // With their threads.
  await db.delete(reviewThreads).where(inArray(reviewThreads.solutionId, mine))
  await db.delete(reviewComments).where(inArray(reviewComments.solutionId, mine))
  await db.delete(secondOpinions).where(inArray(secondOpinions.solutionId, mine))
  await db.delete(reviews).where(inArray(reviews.solutionId, mine))
  await db.delete(checkRuns).where(inArray(checkRuns.solutionId, mine))
  await db.delete(sharedSolutions).where(eq(sharedSolutions.personId, personId))
  await db.delete(checkProgress).where(eq(checkProgress.personId, personId))
  await db.delete(previewLinks).where(eq(previewLinks.personId, personId))
  await db.delete(solutionImports).where(inArray(solutionImports.solutionId, mine))
  // With the hashes of their files.
  await db.delete(imports).where(eq(imports.personId, personId))
  await db.delete(solutionFiles).where(inArray(solutionFiles.solutionId, mine))
  // With their commits.
  await db.delete(attemptPushes).where(inArray(attemptPushes.solutionId, mine))
  const bundles = await eraseRepositories(db, personId)
  await db.delete(solutions).where(eq(solutions.personId, personId))
  await db.delete(solutionDrafts).where(eq(solutionDrafts.personId, personId))
  await db.delete(practiceAnswers).where(eq(practiceAnswers.personId, personId))
  await db.delete(knownLessons).where(eq(knownLessons.personId, personId))
  await db.delete(lessonReadings).where(eq(lessonReadings.personId, personId))
  await db.delete(videoPositions).where(eq(videoPositions.personId, personId))
  await db.delete(startProgress).where(eq(startProgress.personId, personId))
  await db.delete(problemRuns).where(eq(problemRuns.personId, personId))
  await db.delete(stepTries).where(eq(stepTries.personId, personId))
  await db.delete(problemWork).where(eq(problemWork.personId, personId))
  // With their problems.
  await db.delete(interviews).where(eq(interviews.personId, personId))
  await db.delete(batchMembers).where(eq(batchMembers.personId, personId))
  await db.delete(planChanges).where(eq(planChanges.personId, personId))
  await db.delete(dueReminders).where(eq(dueReminders.personId, personId))
  await db.delete(studyDays).where(eq(studyDays.personId, personId))
  await db.delete(studyPlans).where(eq(studyPlans.personId, personId))
  await db.delete(studyReminders).where(eq(studyReminders.personId, personId))
  await db.delete(quizAnswers).where(eq(quizAnswers.personId, personId))
  await eraseHours(db, personId)
  await eraseCertificates(db, personId)
  await releaseReferences(db, personId)
  const begun = await db.select({ id: uploads.id }).from(uploads).where(eq(uploads.personId, personId))
  const uploaded = await discardUploads(
    db,
    begun.map(({ id }) => id),
  )
  return [...uploaded, ...bundles]
}

/** A revoked certificate keeps its place in the status list; otherwise copies of it would be valid again. */
async function eraseCertificates(db: Db, personId: number) {
  const theirs = eq(certificates.personId, personId)
  await db.delete(certificates).where(and(theirs, isNull(certificates.revokedAt)))
  const revoked = await db
    .select({ id: certificates.id })
    .from(certificates)
    .where(and(theirs, isNotNull(certificates.revokedAt)))
  for (const { id } of revoked) {
    const nothing = {
      learnerName: 'Former learner',
      work: [],
      credential: {},
      revokedReason: 'Removed with the account',
    }
    // Not a valid code, so nobody can look it up.
    await db
      .update(certificates)
      .set({ ...nothing, code: `removed-${id}` })
      .where(eq(certificates.id, id))
  }
}

/** Materials and videos belong to the course, not to the mentor who added them. */
async function releaseReferences(db: Db, personId: number) {
  const references = db
    .select({ id: stepFiles.fileId })
    .from(stepFiles)
    .unionAll(db.select({ id: sql<string>`unnest(array[file_id, captions_id])` }).from(stepVideos))
  await db
    .update(storedFiles)
    .set({ ownerId: null })
    .where(and(eq(storedFiles.ownerId, personId), inArray(storedFiles.id, references)))
}

export const learningData: PersonalData = {
  name: 'learning',
  about: 'your courses, what you submitted, what mentors wrote to you, drafts, and certificates',
  collect: collectLearningData,
  files: filesOf,
  loses,
  erase,
  removes: [
    'your enrolments, where you are in lessons and videos, your quiz answers, your practice, how your code did in checks, your code on the beginners’ path and for practice problems, what you submitted with its files, your Git repositories, where you imported them from, the links that show your pages, the solutions you show to other learners, your requests for a second opinion, drafts, and what mentors wrote to you',
    'your certificates; their pages will say that no such certificate exists',
  ],
  retains: [
    {
      what: 'of a certificate that was revoked, its place in the list of revocations, without your name',
      why: 'so that a copy of it stays revoked',
    },
  ],
  columns: {
    'enrolments.person_id': 'removed',
    'lesson_readings.person_id': 'removed',
    'known_lessons.person_id': 'removed',
    'practice_answers.person_id': 'removed',
    'quiz_answers.person_id': 'removed',
    'check_progress.person_id': 'removed',
    'start_progress.person_id': 'removed',
    'interviews.person_id': 'removed',
    'problem_work.person_id': 'removed',
    'problem_runs.person_id': 'removed',
    'step_tries.person_id': 'removed',
    'batches.mentor_id': 'staff',
    'batches.created_by': 'staff',
    'batch_members.person_id': 'removed',
    'batch_members.added_by': 'staff',
    'batch_members.removed_by': 'staff',
    'plan_changes.person_id': 'removed',
    'plan_changes.made_by': 'staff',
    'due_reminders.person_id': 'removed',
    'study_days.person_id': 'removed',
    'study_plans.person_id': 'removed',
    'study_reminders.person_id': 'removed',
    'shared_solutions.person_id': 'removed',
    'shared_solutions.hidden_by': 'staff',
    'check_runs.requested_by': 'staff',
    'exercise_versions.published_by': 'staff',
    'video_positions.person_id': 'removed',
    'lesson_versions.published_by': 'staff',
    'lesson_drafts.updated_by': 'staff',
    'repositories.person_id': 'removed',
    'solutions.person_id': 'removed',
    'solutions.claimed_by': 'staff',
    'solutions.suggested_for': 'staff',
    'solution_drafts.person_id': 'removed',
    'uploads.person_id': 'removed',
    'imports.person_id': 'removed',
    'preview_links.person_id': 'removed',
    'reviews.mentor_id': 'staff',
    'reviews.undone_by': 'staff',
    'review_comments.author_id': 'staff',
    'second_opinions.first_mentor_id': 'staff',
    'second_opinions.person_id': 'removed',
    'second_opinions.claimed_by': 'staff',
    'second_opinions.mentor_id': 'staff',
    'mentor_hours.person_id': 'removed',
    'mentor_absences.person_id': 'removed',
    'mentor_figures.person_id': 'staff',
    'certificates.person_id': 'removed',
    'certificates.revoked_by': 'staff',
  },
}
