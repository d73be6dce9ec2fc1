import type { Resume, ResumeTemplate } from '#contract/careers/resume.ts'
import type { Db } from '#server/kit/db/db.ts'
import { and, eq } from '#server/kit/db/orm.ts'
import { type ResumeRow, resumes } from '../tables.ts'

export async function resumeOf(db: Db, personId: number): Promise<ResumeRow | null> {
  const [row = null] = await db.select().from(resumes).where(eq(resumes.personId, personId))
  return row
}

type Content = { resume: Resume; template: ResumeTemplate; savedAt: Date }

/** Returns null if one exists. */
export async function insertResume(db: Db, personId: number, content: Content): Promise<ResumeRow | null> {
  const [row = null] = await db
    .insert(resumes)
    .values({ personId, ...content, version: 1 })
    .onConflictDoNothing()
    .returning()
  return row
}

/** Returns null if the stored version is another. */
export async function replaceResume(
  db: Db,
  personId: number,
  version: number,
  content: Content,
): Promise<ResumeRow | null> {
  const [row = null] = await db
    .update(resumes)
    .set({ ...content, version: version + 1 })
    .where(and(eq(resumes.personId, personId), eq(resumes.version, version)))
    .returning()
  return row
}
