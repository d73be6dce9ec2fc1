import { dayMs as day } from '#contract/kit/durations.ts'
import { insertJobs, type NewJob } from '#server/careers/index.ts'
import type { Db } from '#server/kit/db/db.ts'
import { readContent } from '../read-content.ts'

const indiaAhead = 5.5 * 60 * 60 * 1000

export type Opening = {
  daysAgo: number
  /** The company's invented domain. */
  site: string
  hasHrEmail: boolean
} & Pick<NewJob, 'title' | 'companyName' | 'experience' | 'location' | 'jobType' | 'pay' | 'skills' | 'description'>

// The first five are the cards a visitor meets first.
const openings = readContent<Opening[]>('jobs/open.json')

/** The least years a wording asks for. */
const minYears = (experience: string) => Number(/^\d+/.exec(experience)?.[0] ?? 0)

/** The day it was in India so many days ago. */
export const dayInIndia = (daysAgo: number) =>
  new Date(Date.now() + indiaAhead - daysAgo * day).toISOString().slice(0, 10)

export const toJob = ({ daysAgo, site, hasHrEmail, ...job }: Opening, number: number) => ({
  ...job,
  minYears: minYears(job.experience),
  hrEmail: hasHrEmail ? `careers@${site}.example` : null,
  companyLink: `https://${site}.example/`,
  applyLink: `https://${site}.example/careers/${number}`,
  // Not on the network itself, where the invented name may be someone's.
  linkedinProfile: `https://${site}.example/linkedin`,
  postedOn: dayInIndia(daysAgo),
  isSample: true,
})

export async function seedCareers(db: Db) {
  const posted = openings.map((opening, index) => toJob(opening, 1000 + openings.length - index))
  // Within a day the one stored last comes first, so they are stored from old to new.
  await insertJobs(db, posted.toReversed())
}
