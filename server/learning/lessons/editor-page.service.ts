import type { LessonEditor } from '#contract/learning/lessons.ts'
import type { Db } from '#server/kit/db/db.ts'
import type { Tools } from '#server/kit/deps.ts'
import { notFound } from '#server/kit/errors.ts'
import { linksFor, toStepFile } from '../file-links.ts'
import { toContent } from './editor.service.ts'
import { toVideo } from './videos.store.ts'
import { courseOfStep } from './place.store.ts'
import type { LessonCache, StructureStep } from './structure.store.ts'
import { lessonDraft } from './versions.store.ts'

const withoutLesson = ({ name, effort, summary, instructions }: StructureStep) => ({
  name,
  effort,
  summary,
  instructions,
  lesson: '',
  sampleDatabase: '',
})

export async function lessonEditor(
  db: Db,
  tools: Tools,
  lessons: LessonCache,
  actorId: number,
  stepId: number,
): Promise<LessonEditor> {
  const place = await courseOfStep(db, stepId)
  const structure = place && (await lessons.structureOf(db, place))
  const current = structure?.tasks.flatMap((task) =>
    task.steps.filter(({ isCurrent }) => isCurrent).map((step) => ({ task, step })),
  )
  const at = current?.findIndex(({ step }) => step.stepId === stepId) ?? -1
  const found = current?.[at]
  if (!structure || !found || structure.isArchived) throw notFound('This step')
  const { task, step } = found
  const [draft, published] = await Promise.all([
    lessonDraft(db, stepId),
    step.lessonVersion === null ? null : lessons.lessonOf(db, stepId, step.lessonVersion),
  ])
  const linkTo = linksFor(tools, actorId)
  const filesOf = (role: string) =>
    step.files.filter((file) => file.role === role).map((file) => toStepFile(file, linkTo))
  return {
    stepId,
    courseId: structure.courseId,
    courseTitle: structure.title,
    taskId: task.taskId,
    taskTitle: task.title,
    content: draft ? toContent(draft.draft) : published ? toContent(published) : withoutLesson(step),
    draftVersion: draft?.draft.version ?? 0,
    draftSavedAt: draft?.draft.updatedAt.toISOString() ?? null,
    draftSavedBy: draft?.writer ?? null,
    published: published && { version: published.number, publishedAt: published.publishedAt.toISOString() },
    materials: filesOf('material'),
    modelSolution: filesOf('solution'),
    videos: step.videos.map((video) => toVideo(video, linkTo)),
    problems: step.problems.map(({ problemId, name, level, pattern }) => ({ problemId, name, level, pattern })),
    previousStepId: current[at - 1]?.step.stepId ?? null,
    nextStepId: current[at + 1]?.step.stepId ?? null,
  }
}
