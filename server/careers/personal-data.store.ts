import { asc, eq } from '#server/kit/db/orm.ts'
import type { PersonalData } from '#server/identity/index.ts'
import type { Db } from '#server/kit/db/db.ts'
import { trackedJobs, jobs, resumes } from './tables.ts'

async function collect(db: Db, personId: number) {
  const [saved] = await db.select().from(resumes).where(eq(resumes.personId, personId))
  const { savedAt, appliedOn, note } = trackedJobs
  const tracked = await db
    .select({ title: jobs.title, company: jobs.companyName, savedAt, appliedOn, note })
    .from(trackedJobs)
    .innerJoin(jobs, eq(jobs.id, trackedJobs.jobId))
    .where(eq(trackedJobs.personId, personId))
    .orderBy(asc(trackedJobs.jobId))
  return {
    resume: saved ? { ...saved.resume, template: saved.template, savedAt: saved.savedAt } : null,
    jobs: tracked,
  }
}

async function erase(db: Db, personId: number): Promise<string[]> {
  await db.delete(resumes).where(eq(resumes.personId, personId))
  await db.delete(trackedJobs).where(eq(trackedJobs.personId, personId))
  return []
}

export const careersData: PersonalData = {
  name: 'careers',
  about: 'your resume, and the jobs you saved or applied for with your notes',
  collect,
  erase,
  removes: ['your resume, and the jobs you saved or applied for'],
  retains: [],
  columns: { 'resumes.person_id': 'removed', 'tracked_jobs.person_id': 'removed', 'jobs.hr_email': 'others' },
}
