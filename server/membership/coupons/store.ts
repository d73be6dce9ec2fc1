import { and, count, desc, eq, ilike, lt, ne, sql } from '#server/kit/db/orm.ts'
import type { Page, PageQuery } from '#contract/kit/paging.ts'
import type { Coupon } from '#contract/membership/coupons.ts'
import { courses } from '#server/catalogue/tables.ts'
import type { Db } from '#server/kit/db/db.ts'
import { isNewestFound, likePattern } from '#server/kit/db/search-pattern.ts'
import { cursorId, toPage } from '#server/kit/http/paging.ts'
import { type PaymentRow, payments, coupons, type CouponRow } from '../tables.ts'
import { stateOf } from './rules.ts'

export async function couponByCode(db: Db, code: string): Promise<CouponRow | null> {
  const [row = null] = await db.select().from(coupons).where(eq(coupons.code, code))
  return row
}

/** Two people who want the last use wait for each other here. */
export async function lockCoupon(db: Db, code: string): Promise<CouponRow | null> {
  const [row = null] = await db.select().from(coupons).where(eq(coupons.code, code)).for('update')
  return row
}

export async function couponCodeOf(db: Db, { couponId }: Pick<PaymentRow, 'couponId'>): Promise<string | null> {
  if (couponId === null) return null
  const [row] = await db.select({ code: coupons.code }).from(coupons).where(eq(coupons.id, couponId))
  return row!.code
}

export async function usesBy(db: Db, couponId: number, personId: number): Promise<number> {
  const isTheirs = and(eq(payments.couponId, couponId), eq(payments.personId, personId))
  const [row] = await db
    .select({ uses: count() })
    .from(payments)
    .where(and(isTheirs, ne(payments.state, 'rejected')))
  return row!.uses
}

/** Null if the code is taken. */
export async function insertCoupon(db: Db, coupon: typeof coupons.$inferInsert): Promise<CouponRow | null> {
  const [row = null] = await db.insert(coupons).values(coupon).onConflictDoNothing().returning()
  return row
}

/** Null if there is no such coupon. Ending it again changes nothing. */
export async function setEnded(db: Db, couponId: number, now: Date): Promise<CouponRow | null> {
  const [row = null] = await db
    .update(coupons)
    .set({ endedAt: sql`coalesce(${coupons.endedAt}, ${now})` })
    .where(eq(coupons.id, couponId))
    .returning()
  return row
}

/** The names of a coupon's courses. */
const courseNames = sql<string[]>`array(select ${courses.title} from ${courses}
  where ${courses.id} = any(${coupons.courseIds}) order by ${courses.id})`

const selectCoupons = (db: Db) => db.select({ id: coupons.id, coupon: coupons, courseNames }).from(coupons)

type Listed = { coupon: CouponRow; courseNames: string[] }

const toCoupon = ({ coupon, courseNames }: Listed, today: string): Coupon => ({
  ...coupon,
  couponId: coupon.id,
  offRupees: coupon.offPaise && coupon.offPaise / 100,
  courses: courseNames,
  state: stateOf(coupon, today),
  createdAt: coupon.createdAt.toISOString(),
})

type Query = PageQuery & { search?: string | undefined }

export async function couponsPage(db: Db, { search, after, size }: Query, today: string): Promise<Page<Coupon>> {
  const cursor = cursorId(after)
  const where = cursor === null ? undefined : lt(coupons.id, cursor)
  const limit = size + 1
  const matches = search ? ilike(coupons.code, likePattern(search)) : undefined
  const sought = { table: coupons, id: coupons.id, where, limit, matches, places: [matches] }
  const rows = await selectCoupons(db)
    .where(matches ? isNewestFound(sought) : where)
    .orderBy(desc(coupons.id))
    .limit(limit)
  return toPage(rows, size, (row) => toCoupon(row, today))
}

export async function couponView(db: Db, couponId: number, today: string): Promise<Coupon> {
  const [row] = await selectCoupons(db).where(eq(coupons.id, couponId))
  return toCoupon(row!, today)
}

export async function countCourses(db: Db, ids: number[]): Promise<number> {
  const [row] = await db
    .select({ courses: count() })
    .from(courses)
    .where(sql`${courses.id} = any(${sql.param(ids)}::bigint[])`)
  return row!.courses
}
