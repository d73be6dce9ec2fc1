import { hourMs } from '#contract/kit/durations.ts'
import { payeeBannerHours, type SettingChange } from '#contract/site/school.ts'
import { settingsOf, type SettingsSubject } from '#contract/site/subjects.ts'
import { fullName } from '#server/identity/index.ts'
import { auditEntries, people } from '#server/identity/tables.ts'
import type { Db } from '#server/kit/db/db.ts'
import { and, asc, desc, eq, gt, inArray, like, lt, max, sql } from '#server/kit/db/orm.ts'
import { jsonRead } from '#server/kit/db/reads.ts'
import { keyOf, type SettingKey, subjectOf } from './school.rules.ts'

export const settingChanged = 'setting changed'

/** Blocks other writers until the transaction ends; readers are not blocked. */
export async function lockSettings(db: Db): Promise<void> {
  await db.execute(sql`lock table settings in share row exclusive mode`)
}

/** The newest change. Changes are made one after the other, so a later one has a higher number. */
export async function settingsVersion(db: Db): Promise<string> {
  const [row] = await db
    .select({ newest: max(auditEntries.id) })
    .from(auditEntries)
    .where(eq(auditEntries.action, sql.raw(`'${settingChanged}'`)))
  return String(row?.newest ?? 0)
}

const who = { firstName: people.firstName, lastName: people.lastName }
const nameOf = (row: { firstName: string | null; lastName: string | null }) =>
  row.firstName === null ? null : fullName({ firstName: row.firstName, lastName: row.lastName ?? '' })

/** Who changed any of these settings after that version, oldest first. */
export async function changesSince(db: Db, version: number, keys: SettingKey[]) {
  const rows = await db
    .select({ subject: auditEntries.subject, ...who })
    .from(auditEntries)
    .leftJoin(people, eq(people.id, auditEntries.actorId))
    .where(and(inArray(auditEntries.subject, keys.map(subjectOf)), gt(auditEntries.id, version)))
    .orderBy(asc(auditEntries.id))
  return rows.map((row) => ({ key: keyOf(row.subject), by: nameOf(row) }))
}

// Written exactly as in the partial index, because the log can be very long.
const isOfTheSchool = sql`${auditEntries.action} in ('setting changed', 'testimonial added', 'testimonial changed',
  'testimonial removed', 'team member added', 'team member changed', 'team member removed')`

const numbered: Partial<Record<SettingsSubject, string>> = { testimonials: 'testimonial %', team: 'team member %' }

const isAbout = (about: SettingsSubject) =>
  numbered[about]
    ? like(auditEntries.subject, numbered[about])
    : inArray(auditEntries.subject, settingsOf(about).map(subjectOf))

type PageRequest = { after: number | null; size: number; subject?: SettingsSubject | undefined }

/** Newest first, with one row more than the page. */
export async function changesOfTheSchool(db: Db, { after, size, subject: about }: PageRequest) {
  const { id, at, subject, before, after: became } = auditEntries
  return db
    .select({ id, at, subject, before, after: became, ...who })
    .from(auditEntries)
    .leftJoin(people, eq(people.id, auditEntries.actorId))
    .where(and(isOfTheSchool, about && isAbout(about), after === null ? undefined : lt(id, after)))
    .orderBy(desc(id))
    .limit(size + 1)
}
type ChangeRow = Awaited<ReturnType<typeof changesOfTheSchool>>[number]

export const toSettingChange = (row: ChangeRow): SettingChange => ({
  changeId: row.id,
  at: row.at.toISOString(),
  by: nameOf(row),
  setting: keyOf(row.subject),
  before: row.before,
  after: row.after,
})

/** The latest change of the payment details after that moment. */
export const payeeChangeRead = jsonRead<
  ChangeJson | null,
  { at: string; by: string | null } | null,
  { payeeSince: Date }
>(
  'payee_change',
  [],
  sql`select json_build_object('at', ${auditEntries.at}, 'firstName', ${people.firstName}, 'lastName', ${people.lastName})
    from ${auditEntries} left join ${people} on ${people.id} = ${auditEntries.actorId}
    where ${auditEntries.subject} = ${sql.raw(`'${subjectOf('payee')}'`)} and ${auditEntries.at} > ${sql.placeholder('payeeSince')}
    order by ${auditEntries.id} desc limit 1`,
  (row) => row && { at: new Date(row.at).toISOString(), by: nameOf(row) },
)
type ChangeJson = { at: string; firstName: string | null; lastName: string | null }

/** The payment details are watched for this long. */
export const payeeWatch = (now: Date) => ({ payeeSince: new Date(now.getTime() - payeeBannerHours * hourMs) })
