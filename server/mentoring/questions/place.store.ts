import type { Db } from '#server/kit/db/db.ts'
import { and, eq } from '#server/kit/db/orm.ts'
import { solutionFiles, solutions } from '#server/learning/tables.ts'
import { files } from '#server/site/tables.ts'

type Attempt = { solutionId: number; personId: number; stepId: number }

export async function isAttemptOf(db: Db, { solutionId, personId, stepId }: Attempt): Promise<boolean> {
  const found = await db
    .select({ id: solutions.id })
    .from(solutions)
    .where(and(eq(solutions.id, solutionId), eq(solutions.personId, personId), eq(solutions.stepId, stepId)))
  return found.length > 0
}

export async function fileOfAttempt(db: Db, solutionId: number, fileId: string) {
  const [row = null] = await db
    .select({ path: solutionFiles.path, kind: files.kind, bytes: files.bytes })
    .from(solutionFiles)
    .innerJoin(files, eq(files.id, solutionFiles.fileId))
    .where(and(eq(solutionFiles.solutionId, solutionId), eq(solutionFiles.fileId, fileId)))
  return row
}
