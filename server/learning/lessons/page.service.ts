import { mayUse } from '#contract/kit/access.ts'
import type { OutlineTask, QuizAnswer, StepPage } from '#contract/learning/lessons.ts'
import type { Lesson, ShownLesson } from '#contract/learning/shown-lesson.ts'
import { quizzesOf, readingMinutes } from '#contract/learning/lesson-text.ts'
import { stepStates } from '#contract/learning/tasks.ts'
import type { LessonWork } from '#contract/learning/reviews.ts'
import type { Db } from '#server/kit/db/db.ts'
import type { Actor, Tools } from '#server/kit/deps.ts'
import { notFound } from '#server/kit/errors.ts'
import { isReadOnlyCourse } from '../enrolments/service.ts'
import { linksFor, toStepFile } from '../file-links.ts'
import type { LessonVersionRow } from '../tables.ts'
import { progressOf } from './exercises.store.ts'
import { problemProgress, toProblemLine } from './problems.store.ts'
import { positionsIn, toVideo } from './videos.store.ts'
import { answersOf, courseOfStepRead, readingOf } from './reading.store.ts'
import { remoteUrl } from './remote.rules.ts'
import { progressIn } from './rules.ts'
import { nextStepIn, toTaskStep, type Work, workAt } from './step-view.ts'
import {
  type CourseStructure,
  hasProblems,
  type LessonCache,
  lessonVersion,
  type StructureStep,
  type StructureTask,
} from './structure.store.ts'

/** Everything the page of a step shows, in a fixed number of queries. */
export async function stepPage(
  db: Db,
  tools: Tools,
  lessons: LessonCache,
  actor: Actor,
  stepId: number,
): Promise<StepPage> {
  const place = await courseOfStepRead(db, { personId: actor.id, stepId })
  if (!place) throw notFound('This step')
  const { courseId, isEnrolled, certificateCode, work } = place
  const isStaff = mayUse(actor, 'staff')
  const learner = { personId: actor.id, courseId, isEnrolled }
  const isReadOnly = !isStaff && (await isReadOnlyCourse(db, tools.clock(), learner))
  const structure = await lessons.structureOf(db, place)
  const found = structure && placeOf(structure, stepId)
  if (!found) throw notFound('This step')
  const [reading, answers, checkProgress] = await Promise.all([
    readingOf(db, actor.id, stepId),
    answersOf(db, actor.id, stepId),
    progressOf(db, { personId: actor.id, stepId }),
  ])
  const { task, step } = found
  const own = workAt(work, stepId)
  const isCurrent = step.isCurrent && !structure.isArchived
  const isShown = own.state !== null || (isCurrent && !isReadOnly)
  if (!isShown) throw notFound('This step')

  const mayLearn = isCurrent && !isReadOnly
  const version = mayLearn && step.lessonVersion ? await lessons.lessonOf(db, stepId, step.lessonVersion) : null
  const database = structure.databases.get(version?.sampleDatabase ?? '') ?? ''
  const exercise =
    mayLearn && step.exerciseVersion !== null
      ? await lessons.exerciseOf(db, stepId, step.exerciseVersion, database)
      : null
  const videos = mayLearn ? step.videos : []
  const positions = await positionsIn(db, actor.id, videos)
  const listed = mayLearn ? step.problems : []
  const solved = await problemProgress(
    db,
    actor.id,
    listed.map(({ problemId }) => problemId),
  )
  const linkTo = linksFor(tools, actor.id)
  const solution = step.files.filter(({ role }) => role === 'solution')
  const maySeeSolution = mayLearn && (isStaff || own.state === 'approved')
  const shownStep = toTaskStep(step, own, { linkTo, isCurrent, mayLearn })
  return {
    course: {
      courseId,
      courseTitle: structure.title,
      courseDescription: structure.description,
      progress: progressIn(structure, (id) => workAt(work, id).state),
      certificateCode,
      nextStepId: isReadOnly ? null : nextStepIn(structure, work),
      isArchived: structure.isArchived,
      isReadOnly,
      hasInterviews: structure.hasInterviews,
      hasProblems: hasProblems(structure),
    },
    task: { taskId: task.taskId, title: task.title, week: task.week },
    step: shownStep,
    lesson: version && (await toShownLesson(lessons, toLesson(version, database))),
    instructions: shownStep.instructions === '' ? null : (await lessons.shownTextOf(shownStep.instructions)).document,
    reading: reading && {
      version: reading.lessonVersion,
      block: reading.block,
      blockKey: reading.blockKey,
      percent: reading.percent,
      updatedAt: reading.updatedAt.toISOString(),
    },
    isKnown: own.isKnown,
    quizAnswers: mayLearn ? answers.map(toAnswer) : [],
    reader: actor.id,
    videos: videos.map((video) => toVideo(video, linkTo, positions.get(video.videoId))),
    exercise,
    gitUrl: exercise && tools.git ? remoteUrl(tools.env.publicUrl, { stepId, stepName: step.name }) : null,
    checkProgress: mayLearn ? checkProgress : [],
    problems: listed.map((problem) => toProblemLine(problem, solved)),
    modelSolution: maySeeSolution && solution.length > 0 ? solution.map((file) => toStepFile(file, linkTo)) : null,
    hasModelSolution: solution.length > 0,
    outline: outlineOf(structure, work, isReadOnly),
  }
}

async function toShownLesson(lessons: LessonCache, { text, ...lesson }: Lesson): Promise<ShownLesson> {
  return { ...lesson, ...(await lessons.shownTextOf(text)) }
}

function placeOf(structure: CourseStructure, stepId: number) {
  for (const task of structure.tasks) {
    const step = task.steps.find((one) => one.stepId === stepId)
    if (step) return { task, step }
  }
  return null
}

/** Archived steps, and all steps after the access has ended, are listed only if the learner submitted something. */
function outlineOf(structure: CourseStructure, work: Work, isReadOnly: boolean): OutlineTask[] {
  const isListed = (step: StructureStep) =>
    workAt(work, step.stepId).state !== null || (step.isCurrent && !structure.isArchived && !isReadOnly)
  return structure.tasks
    .map((task: StructureTask) => ({
      taskId: task.taskId,
      title: task.title,
      week: task.week,
      steps: task.steps.filter(isListed).map(({ stepId, name, effort }) => {
        const { state, percentRead } = workAt(work, stepId)
        return { stepId, name, effort, state: stepStates[state ?? 'none'], percentRead }
      }),
    }))
    .filter((task) => task.steps.length > 0)
}

export const toLesson = (
  { number, lesson, words, sampleDatabase, publishedAt, note }: LessonVersionRow,
  databaseSql = '',
): Lesson => ({
  version: number,
  text: lesson,
  sampleDatabase,
  databaseSql,
  publishedAt: publishedAt.toISOString(),
  note,
  minutes: readingMinutes(words),
})

type AnswerRow = Awaited<ReturnType<typeof answersOf>>[number]
export const toAnswer = ({ quizKey, option, isRight, wasRightAtFirst, tries, answeredAt }: AnswerRow): QuizAnswer => ({
  quizKey,
  option,
  isRight,
  wasRightAtFirst,
  tries,
  answeredAt: answeredAt.toISOString(),
})

type Step = { stepId: number; lessonVersion: number | null }

/** How a learner worked through a lesson, for the mentor. Null if the step has no lesson. */
export async function lessonWorkOf(db: Db, personId: number, step: Step): Promise<LessonWork | null> {
  if (step.lessonVersion === null) return null
  const [version, reading, answers] = await Promise.all([
    lessonVersion(db, step.stepId, step.lessonVersion),
    readingOf(db, personId, step.stepId),
    answersOf(db, personId, step.stepId),
  ])
  const byKey = new Map(answers.map((answer) => [answer.quizKey, answer]))
  return {
    percentRead: reading?.percent ?? 0,
    lastReadAt: reading?.updatedAt.toISOString() ?? null,
    questions: quizzesOf(version!.lesson).map(({ key, question, options }) => {
      const found = byKey.get(key)
      // An option that has left the lesson, or its place, since can no longer be shown.
      const option = found && options[found.option]
      if (!found || option?.isRight !== found.isRight) return { question, answer: null }
      const { isRight, wasRightAtFirst, tries } = found
      return { question, answer: { text: option.text, isRight, wasRightAtFirst, tries } }
    }),
  }
}
