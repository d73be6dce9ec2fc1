import { dayMs as day } from '#contract/kit/durations.ts'
import { insertJobs } from '#server/careers/index.ts'
import { trackedJobs, jobs } from '#server/careers/tables.ts'
import type { Db } from '#server/kit/db/db.ts'
import { eq } from '#server/kit/db/orm.ts'
import { dayInIndia, type Opening, toJob } from './careers.ts'
import { demoLearnerId } from '../identity.ts'
import { readContent } from '../read-content.ts'

const ago = (days: number) => new Date(Date.now() - days * day)

/** Closed jobs: not on the board any more, but in the lists of learners who saved them. */
const filled = readContent<Opening[]>('jobs/filled.json')

type SeedTrackedJob = { title: string; savedDaysAgo?: number; appliedDaysAgo?: number; note?: string }

/** Three saved, two applied for; one of each is closed. */
const tracked: SeedTrackedJob[] = [
  { title: 'Junior Full-Stack Developer', savedDaysAgo: 0.2 },
  { title: 'TypeScript Developer', savedDaysAgo: 6 },
  { title: 'Junior React Developer', savedDaysAgo: 27 },
  {
    title: 'Graduate Software Trainee',
    appliedDaysAgo: 1,
    note: 'Online test on Saturday at 10 AM: arrays, strings and one SQL join. Keep my college ID ready.',
  },
  {
    title: 'Associate Software Engineer',
    appliedDaysAgo: 29,
    note: 'Cleared two rounds. Ms Kulkarni said they filled it internally, and asked me to apply again in January.',
  },
]

export async function seedTrackedJobs(db: Db) {
  await insertJobs(
    db,
    filled
      .map((opening, index) => ({ ...toJob(opening, 900 - index), closedAt: ago(opening.daysAgo - 20) }))
      .toReversed(),
  )
  const personId = await demoLearnerId(db)
  for (const { title, savedDaysAgo, appliedDaysAgo, note = '' } of tracked) {
    const [job] = await db.select({ id: jobs.id }).from(jobs).where(eq(jobs.title, title))
    // In an older demo, staff may have renamed it.
    if (!job) continue
    await db.insert(trackedJobs).values({
      personId,
      jobId: job.id,
      savedAt: savedDaysAgo === undefined ? null : ago(savedDaysAgo),
      appliedOn: appliedDaysAgo === undefined ? null : dayInIndia(appliedDaysAgo),
      note,
    })
  }
}
