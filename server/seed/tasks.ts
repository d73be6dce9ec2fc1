import { join } from 'node:path'
import type { Db } from '#server/kit/db/db.ts'
import type { Deps } from '#server/kit/deps.ts'
import { stepFiles, steps, tasks } from '#server/learning/tables.ts'
import { keepFiles, readSamples } from './kept-files.ts'
import { backendTasks } from './tasks/backend.ts'
import { cloudTasks } from './tasks/cloud.ts'
import { databaseTasks } from './tasks/database.ts'
import { devopsTasks } from './tasks/devops.ts'
import { frontendTasks } from './tasks/frontend.ts'
import { fullStackTasks } from './tasks/full-stack.ts'
import { javascriptTasks } from './tasks/javascript.ts'
import { microservicesTasks } from './tasks/microservices.ts'
import { mobileTasks } from './tasks/mobile.ts'
import { structuresTasks } from './tasks/structures.ts'
import type { WrittenTask } from './tasks/task.ts'

/** In the order of the courses: the first list is of course 1. */
const written: WrittenTask[][] = [
  fullStackTasks,
  frontendTasks,
  backendTasks,
  mobileTasks,
  javascriptTasks,
  cloudTasks,
  databaseTasks,
  devopsTasks,
  microservicesTasks,
  structuresTasks,
]
const folder = join(import.meta.dirname, 'tasks/files')

/** What is to be done in the ten courses, with links and reference files. */
export async function seedTasks(db: Db, deps: Pick<Deps, 'files'>) {
  const toDo = written.flatMap((list, course) => list.map((task, position) => ({ ...task, course, position })))
  // Rows come back in the order in which they were given.
  const taskRows = await db
    .insert(tasks)
    .values(toDo.map(({ course, title, position }) => ({ courseId: course + 1, title, position })))
    .returning({ id: tasks.id })
  const parts = toDo.flatMap((task, index) =>
    task.steps.map((step, position) => ({ ...step, taskId: taskRows[index]!.id, position })),
  )
  const stepRows = await db
    .insert(steps)
    .values(parts.map(({ taskId, title, position, urls = [] }) => ({ taskId, title, position, urls })))
    .returning({ id: steps.id })
  const wanted = parts.flatMap(({ files = [] }, index) => files.map((name) => ({ stepId: stepRows[index]!.id, name })))
  await attach(db, deps, wanted)
}

async function attach(db: Db, { files: store }: Pick<Deps, 'files'>, wanted: { stepId: number; name: string }[]) {
  const contents = new Map((await readSamples(folder)).map(({ path, content }) => [path, content]))
  const kept = await keepFiles(
    db,
    store,
    wanted.map(({ name }) => ({ name, content: contents.get(name)!, ownerId: null })),
  )
  await db.insert(stepFiles).values(wanted.map((file, index) => ({ ...file, fileId: kept[index]! })))
}
