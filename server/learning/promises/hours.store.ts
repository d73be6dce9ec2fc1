import { hasPermission } from '#server/identity/index.ts'
import { people } from '#server/identity/tables.ts'
import type { Db } from '#server/kit/db/db.ts'
import { and, asc, eq, isNull } from '#server/kit/db/orm.ts'
import type { WorkingHours } from '#contract/learning/mentors.ts'
import type { MentorTime } from './openings.rules.ts'
import { mentorAbsences, mentorHours } from './tables.ts'

/** 09:30:00 as 570. */
const minutesOf = (time: string): number => {
  const [hours, minutes] = time.split(':').map(Number)
  return hours! * 60 + minutes!
}

/** The hours of all active staff, by person; people without any are left out. */
export async function timesOfStaff(db: Db): Promise<Map<number, MentorTime>> {
  const isActiveStaff = and(hasPermission('reviews:act'), isNull(people.blockedAt), isNull(people.deletedAt))
  const [hours, absences] = await Promise.all([
    db
      .select({ hours: mentorHours })
      .from(mentorHours)
      .innerJoin(people, eq(people.id, mentorHours.personId))
      .where(isActiveStaff),
    db.select().from(mentorAbsences),
  ])
  const times = new Map<number, MentorTime>()
  for (const {
    hours: { personId, weekday, startsAt, endsAt },
  } of hours) {
    const found = times.get(personId) ?? { spans: [], absences: absences.filter((away) => away.personId === personId) }
    found.spans.push({ weekday, from: minutesOf(startsAt), until: minutesOf(endsAt) })
    times.set(personId, found)
  }
  return times
}

export async function eraseHours(db: Db, personId: number): Promise<void> {
  await db.delete(mentorHours).where(eq(mentorHours.personId, personId))
  await db.delete(mentorAbsences).where(eq(mentorAbsences.personId, personId))
}

/** In order, with times as 09:30. */
export async function hoursOf(db: Db, personId: number): Promise<WorkingHours> {
  const { weekday, startsAt, endsAt } = mentorHours
  const { firstDay, lastDay } = mentorAbsences
  const hours = await db
    .select({ weekday, startsAt, endsAt })
    .from(mentorHours)
    .where(eq(mentorHours.personId, personId))
    .orderBy(asc(weekday), asc(startsAt))
  const absences = await db
    .select({ firstDay, lastDay })
    .from(mentorAbsences)
    .where(eq(mentorAbsences.personId, personId))
    .orderBy(asc(firstDay))
  const shortTime = (time: string) => time.slice(0, 5)
  return {
    hours: hours.map((span) => ({ ...span, startsAt: shortTime(span.startsAt), endsAt: shortTime(span.endsAt) })),
    absences,
  }
}

export async function replaceHours(db: Db, personId: number, { hours, absences }: WorkingHours): Promise<void> {
  await eraseHours(db, personId)
  if (hours.length > 0) await db.insert(mentorHours).values(hours.map((span) => ({ personId, ...span })))
  if (absences.length > 0) await db.insert(mentorAbsences).values(absences.map((away) => ({ personId, ...away })))
}
