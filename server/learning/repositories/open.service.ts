import type { Db } from '#server/kit/db/db.ts'
import type { Tools } from '#server/kit/deps.ts'
import { notFound } from '#server/kit/errors.ts'
import type { Git } from '#server/kit/git/git.ts'
import { deleteFiles, insertFile } from '#server/site/index.ts'
import { requireOpenStep } from '../enrolments/service.ts'
import type { StepContext } from '../enrolments/store.ts'
import { checksOf } from '../lessons/exercises.rules.ts'
import { exerciseVersion } from '../lessons/exercises.store.ts'
import { lessonVersion } from '../lessons/structure.store.ts'
import type { ExerciseVersionRow } from '../lessons/tables.ts'
import { bundleOf, mainRef, starterRef, storeBundle, withRepository } from './bundles.service.ts'
import { starterCommit, starterFiles } from './starter.rules.ts'
import { insertRepository, type Owned, repositoryOf } from './store.ts'
import type { RepositoryRow } from './tables.ts'

export type Place = { step: StepContext; exercise: ExerciseVersionRow; row: RepositoryRow }

/** Git’s programs, a few at a time. */
export type Workshop = { git: Git; limit: <T>(work: () => Promise<T>) => Promise<T> }

/** A learner’s repository of a step that they can submit now, made from the starter when it’s asked for first. */
export async function openPlace(db: Db, tools: Tools, workshop: Workshop, owned: Owned): Promise<Place> {
  const step = await requireOpenStep(db, tools.clock(), owned.personId, owned.stepId)
  const version = step.exerciseVersion
  const exercise = version === null ? null : await exerciseVersion(db, owned.stepId, version)
  if (!exercise) throw notFound('An exercise at this step')
  const row =
    (await repositoryOf(db, owned)) ?? (await createRepository(db, tools, workshop, { owned, step, exercise }))
  return { step, exercise, row }
}

type New = Omit<Place, 'row'> & { owned: Owned }

async function createRepository(
  db: Db,
  tools: Tools,
  { git, limit }: Workshop,
  { owned, step, exercise }: New,
): Promise<RepositoryRow> {
  const files = starterFiles(exercise.starter, await about(db, tools, step, exercise))
  const { head, bundle } = await limit(() =>
    withRepository(git, null, async (repository) => {
      const input = starterCommit(files, step, exercise.publishedAt)
      await repository.run(['fast-import', '--quiet', '--done', '--date-format=raw'], { input })
      const head = (await repository.run(['rev-parse', mainRef])).toString('latin1').trim()
      const refs = new Map([mainRef, starterRef].map((ref) => [ref, head]))
      return { head, bundle: await bundleOf(repository, refs) }
    }),
  )
  const stored = await storeBundle(tools, bundle, step)
  const { id: fileId, bytes } = stored
  const row = { ...owned, exerciseVersion: exercise.number, head, fileId, bytes, updatedAt: tools.clock() }
  const isNew = await db.transaction(async (db) => {
    await insertFile(db, stored, owned.personId)
    const isNew = await insertRepository(db, row)
    if (!isNew) await deleteFiles(db, [fileId])
    return isNew
  })
  if (isNew) return row
  // Another request was faster.
  await tools.files.remove(fileId)
  return (await repositoryOf(db, owned))!
}

async function about(db: Db, { env }: Tools, step: StepContext, exercise: ExerciseVersionRow) {
  const number = step.lessonVersion
  const lesson = number === null ? null : await lessonVersion(db, step.stepId, number)
  const { visible, hidden } = checksOf(exercise)
  return {
    ...step,
    instructions: lesson?.instructions ?? '',
    visible: visible.map(({ name }) => name),
    hidden: hidden.length,
    publicUrl: env.publicUrl,
  }
}
