import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { CourseImport, ImportProblem } from '#contract/learning/course-files.ts'
import { audit } from '#server/identity/index.ts'
import type { Db } from '#server/kit/db/db.ts'
import type { Tools } from '#server/kit/deps.ts'
import { AppError, conflict, invalid, notFound } from '#server/kit/errors.ts'
import type { ReceivedFile } from '#server/kit/uploads/receive-upload.ts'
import { type CertificateJob, certificateQueue } from '../tasks/service.ts'
import { applyPlan, type StoredFiles } from './apply.store.ts'
import { type FolderDatabases, readCourseFolder } from './course-folder.ts'
import { currentCourse, lockCourse } from './course.store.ts'
import { checkFolder } from './folder.rules.ts'
import { changesNothing, type CurrentCourse, type HashedTask, type ImportPlan, planImport } from './import.rules.ts'
import { readZipTask } from './read-zip-task.ts'

type Importing = {
  actorId: number
  courseId: number
  file: ReceivedFile | undefined
  plan: string
  removeMissing: boolean
}

/** Reports what a zip would change; with the plan of such a report, changes it in one transaction. */
export async function importCourse(
  db: Db,
  tools: Tools,
  { actorId, courseId, file, plan: agreed, removeMissing }: Importing,
): Promise<CourseImport> {
  if (!file) throw invalid({ file: 'Choose the zip of the course' })
  const zip = await buffer(await tools.files.open(file.id))
  const { folder, databases, problems } = await readFolder(tools, zip)
  await file.discard()
  if (problems.length > 0 || agreed === '') {
    const before = await currentCourse(db, courseId)
    return report(planImport(before, folder, databases), { isDone: false, plan: hashPlan(before, zip), problems })
  }
  const stored: StoredFiles = new Map()
  try {
    const { plan, unused } = await db.transaction(async (db) => {
      if (!(await lockCourse(db, courseId))) throw notFound('Course')
      const before = await currentCourse(db, courseId)
      if (hashPlan(before, zip) !== agreed)
        throw conflict('The course or the zip has changed since you checked it. Check it again.')
      const plan = planImport(before, folder, databases)
      if (changesNothing(plan, removeMissing)) return { plan, unused: [] }
      await storeNewFiles(tools, plan, stored)
      const applied = await applyPlan(db, plan, { courseId, actorId, now: tools.clock(), stored, removeMissing })
      await audit(db, {
        actorId,
        action: 'course imported',
        subject: `course ${courseId}`,
        after: summaryOf(plan, removeMissing),
      })
      if (removeMissing && plan.missing.length > 0)
        await tools.jobs.add(db, certificateQueue, { courseId } satisfies CertificateJob)
      return { plan, unused: applied.unused }
    })
    await Promise.all(unused.map((id) => tools.files.remove(id)))
    return report(plan, { isDone: true, plan: agreed, problems: [] })
  } catch (error) {
    // After any other error the transaction may still have been committed; a nightly job removes files without a row.
    if (error instanceof AppError && !error.isUncertain)
      await Promise.all([...stored.values()].map(({ id }) => tools.files.remove(id).catch(() => {})))
    throw error
  }
}

async function readFolder(
  { workers }: Tools,
  zip: Buffer,
): Promise<{ folder: HashedTask[]; databases: FolderDatabases; problems: ImportProblem[] }> {
  const entries = await workers.run(readZipTask, [zip])
  const files = new Map(
    entries.map(([path, content]) => [path, Buffer.from(content.buffer, content.byteOffset, content.byteLength)]),
  )
  const { tasks, databases, problems } = readCourseFolder(files)
  const folder = tasks.map((task) => ({
    ...task,
    steps: task.steps.map((step) => ({ ...step, hashes: step.files.map(({ content }) => hashOf(content)) })),
  }))
  return { folder, databases, problems: [...problems, ...checkFolder(tasks)] }
}

const hashOf = (content: Buffer | string) => createHash('sha256').update(content).digest('base64')

/** Changes with everything that the plan depends on. */
const hashPlan = (course: CurrentCourse, zip: Buffer): string =>
  hashOf(`${hashOf(JSON.stringify(course))} ${hashOf(zip)}`)

/** Into the store before their rows: files without a row are removed by a nightly job. */
async function storeNewFiles({ files }: Tools, { tasks }: ImportPlan, stored: StoredFiles): Promise<void> {
  for (const { step, newFiles } of tasks.flatMap(({ steps }) => steps)) {
    for (const index of newFiles) {
      const file = step.files[index]!
      stored.set(file, await files.put(Readable.from([file.content], { objectMode: false })))
    }
  }
}

type Outcome = Pick<CourseImport, 'isDone' | 'plan' | 'problems'>

function report({ tasks, missing, taskChanges }: ImportPlan, outcome: Outcome): CourseImport {
  const written = tasks.flatMap(({ title, steps }) =>
    steps.map(({ step, outcome: kind, changes }) => ({
      name: step.content.name,
      taskTitle: title,
      outcome: kind,
      changes,
    })),
  )
  const removed = missing.map(({ content }) => ({
    name: content.name,
    taskTitle: '',
    outcome: 'removed' as const,
    changes: [],
  }))
  return { ...outcome, steps: [...written, ...removed], taskChanges }
}

function summaryOf({ tasks, missing, taskChanges }: ImportPlan, removeMissing: boolean) {
  const named = (outcome: string) =>
    tasks.flatMap(({ steps }) => steps.filter((step) => step.outcome === outcome).map(({ step }) => step.content.name))
  return {
    new: named('new'),
    changed: named('changed'),
    restored: named('restored'),
    removed: removeMissing ? missing.map(({ content }) => content.name) : [],
    tasks: taskChanges,
  }
}
