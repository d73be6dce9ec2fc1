import type { Resume, ResumeTemplate, StoredResume } from '#contract/careers/resume.ts'
import { personById } from '#server/identity/index.ts'
import type { Db } from '#server/kit/db/db.ts'
import type { Tools } from '#server/kit/deps.ts'
import { conflict } from '#server/kit/errors.ts'
import { certificatesOf } from '#server/learning/index.ts'
import { portfolioView } from '#server/portfolio/index.ts'
import { approvedProjectsOf } from '#server/projects/index.ts'
import { readSettings } from '#server/site/index.ts'
import { offersFrom } from './offers.rules.ts'
import { firstResume } from './rules.ts'
import { putResume, resumeOf } from './store.ts'
import type { ResumeRow } from '../tables.ts'

const toStored = ({ resume, template, version, savedAt }: ResumeRow): StoredResume => ({
  resume,
  template,
  version,
  savedAt: savedAt.toISOString(),
})

/** Before the first save it is filled from the profile. */
export async function currentResume(db: Db, personId: number): Promise<StoredResume> {
  const row = await resumeOf(db, personId)
  if (row) return toStored(row)
  return firstResume((await personById(db, personId))!)
}

type ResumeDraft = { resume: Resume; template: ResumeTemplate; version: number }

/** Rejects a save based on an old version, so that two tabs do not overwrite each other. */
export async function save(db: Db, { clock }: Tools, personId: number, { version, resume, template }: ResumeDraft) {
  const content = { resume, template, savedAt: clock() }
  const saved = await putResume(db, personId, version, content)
  if (saved !== null) return { version: saved, savedAt: content.savedAt.toISOString() }
  const newer = await resumeOf(db, personId)
  throw conflict(
    'Your resume was changed in another tab or device.',
    newer ? { version: String(newer.version), savedAt: newer.savedAt.toISOString() } : { version: '0' },
  )
}

/** What the portfolio shows, and then the approved projects and certificates that it doesn't have. */
export async function offersFor(db: Db, { env }: Tools, personId: number) {
  const view = await portfolioView(db, personId)
  const projects = await approvedProjectsOf(db, [personId])
  const certificates = await certificatesOf(db, personId)
  const school = { name: (await readSettings(db)).name, publicUrl: env.publicUrl }
  return offersFrom({ items: view?.items ?? [], projects, certificates }, school)
}
