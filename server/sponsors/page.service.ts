import { maxFollowers, type SponsorPage } from '#contract/sponsors/page.ts'
import type { SharedPart } from '#contract/sponsors/links.ts'
import type { ProgressPart, SponsorView } from '#contract/sponsors/view.ts'
import type { Db } from '#server/kit/db/db.ts'
import type { Tools } from '#server/kit/deps.ts'
import { indiaDate } from '#server/kit/india.ts'
import { isPreview, linkEnded } from '#server/kit/shared-links.ts'
import { activityOf, certificatesOf, enrolledCourses } from '#server/learning/index.ts'
import { attendanceOf } from '#server/mentoring/index.ts'
import { countConfirmed } from './followers.store.ts'
import { linkOfToken } from './links.ts'
import { weekOf } from './rules.ts'
import { activeLink, recordVisit } from './store.ts'
import type { SponsorLinkRow } from './tables.ts'

export function linkIdOf(tools: Tools, token: string): number {
  const linkId = linkOfToken(tools, token)
  if (linkId === null) throw linkEnded()
  return linkId
}

async function openLink(db: Db, tools: Tools, token: string): Promise<SponsorLinkRow> {
  const link = await activeLink(db, linkIdOf(tools, token), tools.clock())
  if (!link) throw linkEnded()
  return link
}

type Visit = { token: string; userAgent: string | undefined }

export async function openPage(db: Db, tools: Tools, { token, userAgent }: Visit): Promise<SponsorPage> {
  const now = tools.clock()
  const link = await openLink(db, tools, token)
  const [view, followers] = await Promise.all([sponsorView(db, link, now), countConfirmed(db, link.id)])
  const today = indiaDate(now)
  if (link.lastOpenedOn !== today && !isPreview(userAgent)) await recordVisit(db, link.id, today)
  const { shownName, expiresAt } = link
  return { shownName, expiresAt: expiresAt.toISOString(), view, acceptsFollowers: followers < maxFollowers }
}

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
