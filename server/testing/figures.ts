import { overviewFigures, refreshFigures } from '#server/insights/figures.service.ts'
import { schoolFigures } from '#server/insights/tables.ts'
import type { TestApp } from './test-app.ts'

/** Counts the figures of the school now, also when the clock stands still. */
export async function recountFigures({ db, deps }: Pick<TestApp, 'db' | 'deps'>): Promise<void> {
  await db.delete(schoolFigures)
  await refreshFigures(db, deps, overviewFigures)
}
