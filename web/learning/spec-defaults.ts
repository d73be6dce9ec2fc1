import type { Course, EnrolledCourse } from '#contract/learning/enrolments.ts'
import type { Progress } from '#contract/learning/progress.ts'
import { type CourseOfTasks, stepStates, type Task, type TaskStep } from '#contract/learning/tasks.ts'

// An API may answer with the fields of the spec alone; these fill in ours, so that the pages always find them.

const card = { subtitle: '', rupeesPerWeek: 0, weeks: 0 }
const noProgress: Progress = { approved: 0, waiting: 0, rejected: 0, steps: 0 }

export const completeCourse = (course: Partial<Course>): Course => ({ ...card, userCourses: [], ...(course as Course) })

export const completeEnrolment = ({ course, ...rest }: Partial<EnrolledCourse>): EnrolledCourse => ({
  enrolledAt: '',
  ...rest,
  course: (course ?? []).map((one) => ({
    ...card,
    progress: noProgress,
    certificateCode: null,
    isArchived: false,
    ...(one as Partial<typeof one>),
  })) as EnrolledCourse['course'],
})

const completeStep = (step: Partial<TaskStep>): TaskStep => ({
  instructions: '',
  attempts: step.solutionSubmited === stepStates.none ? 0 : 1,
  draftSavedAt: null,
  files: [],
  isArchived: false,
  ...(step as TaskStep),
})

export const completeTask = ({ taskSteps, ...task }: Partial<Task>): Task => ({
  ...(task as Task),
  taskSteps: (taskSteps ?? []).map(completeStep),
})

/** The progress follows from the steps. */
export function completeCourseDetails(details: Partial<CourseOfTasks>, courseId: number, tasks: Task[]): CourseOfTasks {
  const states = tasks.flatMap(({ taskSteps }) => taskSteps.map(({ solutionSubmited }) => solutionSubmited))
  const count = (wanted: number) => states.filter((state) => state === wanted).length
  return {
    courseId,
    progress: {
      approved: count(stepStates.approved),
      waiting: count(stepStates.submitted),
      rejected: count(stepStates.rejected),
      steps: states.length,
    },
    certificateCode: null,
    isArchived: false,
    isReadOnly: false,
    ...(details as CourseOfTasks),
  }
}
