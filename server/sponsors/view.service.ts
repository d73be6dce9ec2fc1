import type { SharedPart } from '#contract/sponsors/links.ts'
import type { ProgressPart, SponsorView } from '#contract/sponsors/view.ts'
import type { Db } from '#server/kit/db/db.ts'
import { indiaDate } from '#server/kit/india.ts'
import { activityOf, certificatesOf, enrolledCourses } from '#server/learning/index.ts'
import { attendanceOf } from '#server/mentoring/index.ts'
import { weekOf } from './rules.ts'

type Shared = { personId: number; shows: readonly SharedPart[] }

/** What a sponsor sees: only what the learner shares is read at all. */
export async function sponsorView(db: Db, { personId, shows }: Shared, now: Date): Promise<SponsorView> {
  const part = <Part>(name: SharedPart, read: () => Promise<Part>) => (shows.includes(name) ? read() : null)
  const [progress, attendance, certificates] = await Promise.all([
    part('progress', () => progressOf(db, personId, now)),
    part('attendance', () => attendanceOf(db, personId, now)),
    part('certificates', () => certificatesOf(db, personId)),
  ])
  return {
    progress,
    attendance: attendance && {
      ...attendance,
      sessions: attendance.sessions.map(({ title, startsAt, joinedAt }) => ({
        title,
        startsAt,
        hasAttended: joinedAt !== null,
      })),
    },
    certificates: certificates && certificates.filter(({ revokedAt }) => revokedAt === null),
  }
}

async function progressOf(db: Db, personId: number, now: Date): Promise<ProgressPart> {
  const [enrolled, { lastActiveAt, ...week }] = await Promise.all([
    enrolledCourses(db, personId),
    activityOf(db, personId, weekOf(now)),
  ])
  return {
    courses: enrolled
      .flatMap(({ course }) => course)
      .map(({ courseId, courseTitle, progress: { approved, steps } }) => ({ courseId, courseTitle, approved, steps })),
    week,
    lastActiveOn: lastActiveAt && indiaDate(lastActiveAt),
  }
}
