import type { Resume, ResumeTemplate } from '#contract/careers/resume.ts'
import type { Db } from '#server/kit/db/db.ts'
import { eq } from '#server/kit/db/orm.ts'
import { putVersion } from '#server/kit/db/put-version.ts'
import { type ResumeRow, resumes } from '../tables.ts'

export async function resumeOf(db: Db, personId: number): Promise<ResumeRow | null> {
  const [row = null] = await db.select().from(resumes).where(eq(resumes.personId, personId))
  return row
}

type Content = { resume: Resume; template: ResumeTemplate; savedAt: Date }

/** Returns the new version, or null if the stored one is not `version`. */
export const putResume = (db: Db, personId: number, version: number, content: Content) =>
  putVersion(db, resumes, eq(resumes.personId, personId), version, { personId, ...content })
