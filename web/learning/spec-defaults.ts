import type { Course, EnrolledCourse } from '#contract/learning/enrolments.ts'
import type { Progress } from '#contract/learning/progress.ts'
import { type PlannedCourse, stepStates, type Task, type TaskStep } from '#contract/learning/tasks.ts'

// An API may answer with the fields of the spec alone; these fill in ours, so that the pages always find them.

const complete = <Whole>(defaults: Partial<Whole>, given: Partial<Whole>) => ({ ...defaults, ...given }) as Whole

type EnrolledCard = EnrolledCourse['course'][number]

const card = { subtitle: '', rupeesPerWeek: 0, weeks: 0 }
const noFacts: Course['facts'] = {
  level: '',
  outcome: '',
  goals: [],
  prerequisites: '',
  device: '',
  hoursPerWeek: '',
  language: '',
  format: '',
}
const noProgress: Progress = { approved: 0, waiting: 0, rejected: 0, steps: 0 }
const enrolled = { ...card, progress: noProgress, certificateCode: null, isArchived: false }

export const completeCourse = (course: Partial<Course>) =>
  complete<Course>({ ...card, hasFirstLesson: false, facts: noFacts, userCourses: [] }, course)

export const completeEnrolment = ({ course = [], ...rest }: Partial<EnrolledCourse>) =>
  complete<EnrolledCourse>(rest, { course: course.map((one) => complete<EnrolledCard>(enrolled, one)) })

const completeStep = (step: Partial<TaskStep>) =>
  complete<TaskStep>(
    {
      instructions: '',
      effort: '',
      summary: '',
      hasLesson: false,
      hasExercise: false,
      percentRead: 0,
      attempts: step.solutionSubmited === stepStates.none ? 0 : 1,
      draftSavedAt: null,
      files: [],
      isArchived: false,
    },
    step,
  )

export const completeTask = ({ taskSteps = [], ...task }: Partial<Task>) =>
  complete<Task>({ week: null, ...task }, { taskSteps: taskSteps.map(completeStep) })

const isOpen = ({ solutionSubmited }: TaskStep) =>
  solutionSubmited === stepStates.none || solutionSubmited === stepStates.rejected

/** The progress and what to do next follow from the steps. */
export function completeCourseDetails(details: Partial<PlannedCourse>, courseId: number, tasks: Task[]) {
  const states = tasks.flatMap(({ taskSteps }) => taskSteps.map(({ solutionSubmited }) => solutionSubmited))
  const count = (wanted: number) => states.filter((state) => state === wanted).length
  const progress = {
    approved: count(stepStates.approved),
    waiting: count(stepStates.submitted),
    rejected: count(stepStates.rejected),
    steps: states.length,
  }
  const open = tasks.flatMap(({ taskSteps }) => taskSteps).find(isOpen)
  const nextStepId = open?.taskStepId ?? null
  return complete<PlannedCourse>(
    {
      courseId,
      progress,
      certificateCode: null,
      nextStepId,
      isArchived: false,
      isReadOnly: false,
      hasInterviews: false,
      hasProblems: false,
      plan: null,
    },
    details,
  )
}
