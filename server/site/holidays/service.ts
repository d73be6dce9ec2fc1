import type { Holiday, HolidayDraft } from '#contract/site/holidays.ts'
import { audit } from '#server/identity/index.ts'
import type { Db } from '#server/kit/db/db.ts'
import { notFound } from '#server/kit/errors.ts'
import { indiaDate } from '#server/kit/india.ts'
import { assertAhead, assertChangeable, assertFree, assertRemovable, latestDay } from './rules.ts'
import { deleteHoliday, holidayById, holidaysBetween, insertHolidays, lockHolidays, updateHoliday } from './store.ts'

const subject = (holidayId: number) => `holiday ${holidayId}`

/** From last year on, which can be copied. */
export function calendar(db: Db, now: Date): Promise<Holiday[]> {
  const today = indiaDate(now)
  return holidaysBetween(db, `${Number(today.slice(0, 4)) - 1}-01-01`, latestDay(today))
}

type Adding = { actorId: number; drafts: HolidayDraft[]; now: Date }

export function add(db: Db, { actorId, drafts, now }: Adding): Promise<Holiday[]> {
  const today = indiaDate(now)
  return db.transaction(async (db) => {
    await lockHolidays(db)
    const known = await holidaysBetween(db, today, latestDay(today))
    drafts.forEach((draft, index) => {
      const prefix = `holidays.${index}.`
      assertAhead(draft, { today, prefix })
      assertFree(draft, [...known, ...drafts.slice(0, index)], prefix)
    })
    const added = await insertHolidays(db, drafts)
    for (const after of added)
      await audit(db, { actorId, action: 'holiday added', subject: subject(after.holidayId), after })
    return added
  })
}

type Changing = { actorId: number; holidayId: number; draft: HolidayDraft; now: Date }

export function change(db: Db, { actorId, holidayId, draft, now }: Changing): Promise<Holiday> {
  return db.transaction(async (db) => {
    const before = await lockHoliday(db, holidayId)
    assertChangeable(before, draft, indiaDate(now))
    const others = await holidaysBetween(db, draft.firstDay, draft.lastDay)
    assertFree(
      draft,
      others.filter((other) => other.holidayId !== holidayId),
    )
    const after = await updateHoliday(db, holidayId, draft)
    await audit(db, { actorId, action: 'holiday changed', subject: subject(holidayId), before, after })
    return after
  })
}

type Removing = { actorId: number; holidayId: number; now: Date }

export function remove(db: Db, { actorId, holidayId, now }: Removing): Promise<null> {
  return db.transaction(async (db) => {
    const before = await lockHoliday(db, holidayId)
    assertRemovable(before, indiaDate(now))
    await deleteHoliday(db, holidayId)
    await audit(db, { actorId, action: 'holiday removed', subject: subject(holidayId), before })
    return null
  })
}

async function lockHoliday(db: Db, holidayId: number): Promise<Holiday> {
  await lockHolidays(db)
  const holiday = await holidayById(db, holidayId)
  if (!holiday) throw notFound('This holiday')
  return holiday
}
