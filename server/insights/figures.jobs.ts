import type { Deps } from '#server/kit/deps.ts'
import { figuresQueue, refreshFigures } from './figures.service.ts'

export async function figuresJobs(deps: Deps) {
  const { db, jobs } = deps
  const refresh = () => refreshFigures(db, deps)
  await jobs.work(figuresQueue, refresh)
  // So that the first page after a quiet time shows recent figures too.
  await jobs.schedule('*/10 * * * *', `${figuresQueue}-schedule`, refresh)
  await jobs.add(db, figuresQueue, {})
}
