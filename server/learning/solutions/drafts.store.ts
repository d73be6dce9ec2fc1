import { and, eq } from '#server/kit/db/orm.ts'
import type { Db } from '#server/kit/db/db.ts'
import { solutionDrafts } from '../tables.ts'

export async function draftOf(db: Db, personId: number, stepId: number) {
  const [row = null] = await db
    .select()
    .from(solutionDrafts)
    .where(and(eq(solutionDrafts.personId, personId), eq(solutionDrafts.stepId, stepId)))
  return row
}

export async function putDraft(db: Db, personId: number, stepId: number, text: string, now: Date): Promise<void> {
  await db
    .insert(solutionDrafts)
    .values({ personId, stepId, text, updatedAt: now })
    .onConflictDoUpdate({
      target: [solutionDrafts.personId, solutionDrafts.stepId],
      set: { text, updatedAt: now },
    })
}

export async function deleteDraft(db: Db, personId: number, stepId: number): Promise<void> {
  await db.delete(solutionDrafts).where(and(eq(solutionDrafts.personId, personId), eq(solutionDrafts.stepId, stepId)))
}
