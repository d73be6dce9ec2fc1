import { stepStates, type TaskStep } from '#contract/learning/tasks.ts'
import { type LinkTo, toStepFile } from '../file-links.ts'
import { stepToContinue } from './rules.ts'
import { nothingDone, type StepWork } from './reading.store.ts'
import type { CourseStructure, StructureStep } from './structure.store.ts'

/** By step; steps without any work are missing. */
export type Work = ReadonlyMap<number, StepWork>
export const workAt = (work: Work, stepId: number) => work.get(stepId) ?? { ...nothingDone, stepId }

export function nextStepIn({ tasks, isArchived }: CourseStructure, work: Work): number | null {
  const current = tasks.flatMap(({ steps }) => steps).filter(({ isCurrent }) => isCurrent && !isArchived)
  return stepToContinue(current.map(({ stepId }) => workAt(work, stepId)))
}

type Showing = {
  linkTo: LinkTo
  isCurrent: boolean
  /** Whether instructions and materials are shown. */
  mayLearn: boolean
}

export function toTaskStep(step: StructureStep, work: StepWork, { linkTo, isCurrent, mayLearn }: Showing): TaskStep {
  const materials = mayLearn ? step.files.filter(({ role }) => role === 'material') : []
  return {
    taskStepId: step.stepId,
    taskStepTitle: step.name,
    instructions: mayLearn ? step.instructions : '',
    effort: step.effort,
    summary: step.summary,
    hasLesson: mayLearn && step.lessonVersion !== null,
    hasExercise: mayLearn && step.exerciseVersion !== null,
    percentRead: work.percentRead,
    solutionSubmited: stepStates[work.state ?? 'none'],
    attempts: work.attempts,
    draftSavedAt: work.draftSavedAt?.toISOString() ?? null,
    references: materials.map(({ name }) => name).join(','),
    urls: mayLearn ? step.urls.join(',') : '',
    files: materials.map((file) => toStepFile(file, linkTo)),
    isArchived: !isCurrent,
  }
}
