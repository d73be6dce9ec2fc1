import type { Resume, ResumeTemplate, StoredResume } from '#contract/careers/resume.ts'
import { personById } from '#server/identity/index.ts'
import type { Db } from '#server/kit/db/db.ts'
import type { Deps } from '#server/kit/deps.ts'
import { conflict } from '#server/kit/http/errors.ts'
import { certificatesOf } from '#server/learning/index.ts'
import { approvedProjectsOf } from '#server/projects/index.ts'
import { readSettings } from '#server/site/index.ts'
import { certificationsFrom, firstResume, projectsFrom } from './rules.ts'
import { insertResume, replaceResume, resumeOf } from './store.ts'
import type { ResumeRow } from '../tables.ts'

const toStored = ({ resume, template, version, savedAt }: ResumeRow): StoredResume => ({
  resume,
  template,
  version,
  savedAt: savedAt.toISOString(),
})

/** What was saved last; before the first save, what the profile says. */
export async function currentResume(db: Db, personId: number): Promise<StoredResume> {
  const row = await resumeOf(db, personId)
  if (row) return toStored(row)
  return firstResume((await personById(db, personId))!)
}

type Given = { resume: Resume; template: ResumeTemplate; version: number }

/** Saves what was written on top of the version named. Two tabs do not overwrite one another unseen. */
export async function save(db: Db, { clock }: Pick<Deps, 'clock'>, personId: number, given: Given) {
  const { version, resume, template } = given
  const content = { resume, template, savedAt: clock() }
  // Each is one statement: of two saves at the same moment one finds that the other was first.
  const saved =
    version === 0 ? await insertResume(db, personId, content) : await replaceResume(db, personId, version, content)
  if (saved) return { version: saved.version, savedAt: saved.savedAt.toISOString() }
  const newer = await resumeOf(db, personId)
  throw conflict(
    'Your resume was saved elsewhere in the meantime.',
    newer ? { version: String(newer.version), savedAt: newer.savedAt.toISOString() } : { version: '0' },
  )
}

/** What the academy can vouch for: approved projects and certificates. */
export async function offersFor(db: Db, { env }: Pick<Deps, 'env'>, personId: number) {
  const projects = await approvedProjectsOf(db, personId)
  const certificates = await certificatesOf(db, personId)
  const school = { name: (await readSettings(db)).name, publicUrl: env.publicUrl }
  return { projects: projectsFrom(projects), certifications: certificationsFrom(certificates, school) }
}
