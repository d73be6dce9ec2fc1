import { and, eq } from '#server/kit/db/orm.ts'
import type { Db } from '#server/kit/db/db.ts'
import { putVersion } from '#server/kit/db/put-version.ts'
import { solutionDrafts } from '../tables.ts'

const ofStep = (personId: number, stepId: number) =>
  and(eq(solutionDrafts.personId, personId), eq(solutionDrafts.stepId, stepId))

export async function draftOf(db: Db, personId: number, stepId: number) {
  const [row = null] = await db.select().from(solutionDrafts).where(ofStep(personId, stepId))
  return row
}

type DraftRow = typeof solutionDrafts.$inferInsert

/** Returns the new version, or null if the stored one is not `version`. */
export const putDraft = (db: Db, version: number, row: Omit<DraftRow, 'version'>) =>
  putVersion(db, solutionDrafts, ofStep(row.personId, row.stepId), version, row)
