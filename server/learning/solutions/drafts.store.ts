import { and, eq } from '#server/kit/db/orm.ts'
import type { CodeFile } from '#contract/learning/practice.ts'
import type { Db } from '#server/kit/db/db.ts'
import { solutionDrafts } from '../tables.ts'

const ofStep = (personId: number, stepId: number) =>
  and(eq(solutionDrafts.personId, personId), eq(solutionDrafts.stepId, stepId))

export async function draftOf(db: Db, personId: number, stepId: number) {
  const [row = null] = await db.select().from(solutionDrafts).where(ofStep(personId, stepId))
  return row
}

type Key = { personId: number; stepId: number }
type Content = { text: string; droppedFiles: string[]; code?: CodeFile[] | null; updatedAt: Date }

/** Returns the new version, or null if the stored one is not `version`. One statement, so only one of two saves succeeds. */
export async function putDraft(
  db: Db,
  { personId, stepId }: Key,
  version: number,
  content: Content,
): Promise<number | null> {
  const next = { ...content, version: version + 1 }
  const changed =
    version === 0
      ? db
          .insert(solutionDrafts)
          .values({ personId, stepId, ...next })
          .onConflictDoNothing()
      : db
          .update(solutionDrafts)
          .set(next)
          .where(and(ofStep(personId, stepId), eq(solutionDrafts.version, version)))
  return (await changed).rowCount === 1 ? next.version : null
}
