import type { StepFileRole } from '#contract/learning/tasks.ts'
import type { Db } from '#server/kit/db/db.ts'
import { and, eq, isNull } from '#server/kit/db/orm.ts'
import { files } from '#server/site/tables.ts'
import { stepFiles, steps } from '../tables.ts'

/** Also keeps two uploads from taking the same name. Null if the step isn't part of the course today. */
export async function lockStepWithUrls(db: Db, stepId: number): Promise<{ urls: string[] } | null> {
  const [step = null] = await db
    .select({ urls: steps.urls })
    .from(steps)
    .where(and(eq(steps.id, stepId), isNull(steps.archivedAt)))
    .for('update')
  return step
}

export async function setStepUrls(db: Db, stepId: number, urls: string[]): Promise<void> {
  await db.update(steps).set({ urls }).where(eq(steps.id, stepId))
}

export const filesWithRole = (db: Db, stepId: number, role: StepFileRole) =>
  db
    .select({ id: stepFiles.id, name: stepFiles.name, fileId: stepFiles.fileId, bytes: files.bytes })
    .from(stepFiles)
    .innerJoin(files, eq(files.id, stepFiles.fileId))
    .where(and(eq(stepFiles.stepId, stepId), eq(stepFiles.role, role)))

/** Locks its step. Null if there is none, or its step isn't part of the course today. */
export async function lockFileOfStep(db: Db, stepFileId: number) {
  const [row] = await db.select().from(stepFiles).where(eq(stepFiles.id, stepFileId))
  if (!row || !(await lockStepWithUrls(db, row.stepId))) return null
  // Another request may have replaced or removed it before the lock.
  const [current = null] = await db
    .select({ stepFile: stepFiles, file: files })
    .from(stepFiles)
    .innerJoin(files, eq(files.id, stepFiles.fileId))
    .where(eq(stepFiles.id, stepFileId))
  return current
}

export async function insertStepFile(db: Db, row: typeof stepFiles.$inferInsert): Promise<number> {
  const [inserted] = await db.insert(stepFiles).values(row).returning({ id: stepFiles.id })
  return inserted!.id
}

export async function renameStepFile(
  db: Db,
  { id, fileId }: { id: number; fileId: string },
  name: string,
  fileName: string,
): Promise<void> {
  await db.update(stepFiles).set({ name }).where(eq(stepFiles.id, id))
  await db.update(files).set({ name: fileName }).where(eq(files.id, fileId))
}

export async function setFileOfStep(db: Db, stepFileId: number, fileId: string): Promise<void> {
  await db.update(stepFiles).set({ fileId }).where(eq(stepFiles.id, stepFileId))
}

export async function deleteStepFile(db: Db, stepFileId: number) {
  const [row = null] = await db.delete(stepFiles).where(eq(stepFiles.id, stepFileId)).returning()
  return row
}
