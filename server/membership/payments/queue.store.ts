import { alias, and, asc, desc, eq, gt, ilike, ne, or, sql } from '#server/kit/db/orm.ts'
import type { listPayments, PayerPayment } from '#contract/membership/payments.ts'
import type { QueryOf } from '#contract/kit/endpoint.ts'
import type { Page } from '#contract/kit/paging.ts'
import { people } from '#server/identity/tables.ts'
import type { Db } from '#server/kit/db/db.ts'
import { cursorId, toPage } from '#server/kit/http/paging.ts'
import { prepared } from '#server/kit/db/prepared.ts'
import { likePattern } from '#server/kit/db/search-pattern.ts'
import { files } from '#server/site/tables.ts'
import { nameOf } from './rules.ts'
import { toPayment, type View, viewColumns } from './store.ts'
import { payments, receipts } from '../tables.ts'

type Query = QueryOf<typeof listPayments>

/** Pending payments oldest first, decided ones newest first. */
export async function paymentsPage(db: Db, query: Query, view: View): Promise<Page<PayerPayment>> {
  const rows = await rowsOf(db, query)
  const duplicates = await sameScreenshots(
    db,
    rows.map(({ payment }) => payment.id),
  )
  return toPage(
    rows.map((row) => ({ ...row, id: row.payment.id })),
    query.size,
    (row) => ({
      ...toPayment(row, view),
      payer: { userId: row.payer.id, name: nameOf(row.payer), email: row.payer.email },
      sameScreenshot: duplicates.get(row.id) ?? [],
      decidedAt: row.payment.decidedAt && row.payment.decidedAt.toISOString(),
      decidedBy: row.decider && nameOf(row.decider),
    }),
  )
}

const decider = alias(people, 'decider')
const { id: payerId, firstName, lastName, email } = people

const selectRows = (db: Db) =>
  db
    .select({
      ...viewColumns,
      payer: { id: payerId, firstName, lastName, email },
      decider: { firstName: decider.firstName, lastName: decider.lastName },
    })
    .from(payments)
    .innerJoin(people, eq(people.id, payments.personId))
    .leftJoin(decider, eq(decider.id, payments.decidedBy))
    .leftJoin(files, eq(files.id, payments.screenshotId))
    .leftJoin(receipts, eq(receipts.paymentId, payments.id))

const orderOf = (isPending: boolean) => (isPending ? [asc(payments.id)] : [desc(payments.decidedAt), desc(payments.id)])

const firstPage = (name: string, isPending: boolean) =>
  prepared((db) =>
    selectRows(db)
      .where(eq(payments.state, sql.placeholder('state')))
      .orderBy(...orderOf(isPending))
      .limit(sql.placeholder('limit'))
      .prepare(name),
  )
const firstPending = firstPage('first_payments_pending', true)
const firstDecided = firstPage('first_payments_decided', false)

function rowsOf(db: Db, { state, search, after, size }: Query) {
  const cursor = cursorId(after)
  const isPending = state === 'pending'
  const limit = size + 1
  if (cursor === null && !search) return (isPending ? firstPending : firstDecided)(db).execute({ state, limit })
  return selectRows(db)
    .where(
      and(
        eq(payments.state, state),
        cursor === null ? undefined : isPending ? gt(payments.id, cursor) : decidedBefore(cursor),
        search ? matches(search) : undefined,
      ),
    )
    .orderBy(...orderOf(isPending))
    .limit(limit)
}

const last = alias(payments, 'last')

/** Compared in the database, whose timestamps have microseconds; ours don't. */
const decidedBefore = (paymentId: number) =>
  sql`(${payments.decidedAt}, ${payments.id}) < (select ${last.decidedAt}, ${last.id} from ${payments} ${last} where ${last.id} = ${paymentId})`

/** References are stored without spaces and hyphens. */
function matches(search: string) {
  const reference = search.replace(/[\s-]/g, '').toUpperCase()
  return or(
    ilike(sql`${people.firstName} || ' ' || ${people.lastName}`, likePattern(search)),
    ilike(people.email, likePattern(search)),
    reference === '' ? undefined : ilike(payments.transactionId, likePattern(reference)),
  )
}

const selectSameScreenshots = prepared((db) => {
  const [other, picture, owner] = [alias(payments, 'other'), alias(files, 'picture'), alias(people, 'owner')]
  return db
    .select({ of: payments.id, paymentId: other.id, firstName: owner.firstName, lastName: owner.lastName })
    .from(payments)
    .innerJoin(files, eq(files.id, payments.screenshotId))
    .innerJoin(picture, eq(picture.sha256, files.sha256))
    .innerJoin(
      other,
      and(eq(other.personId, picture.ownerId), eq(other.screenshotId, picture.id), ne(other.id, payments.id)),
    )
    .innerJoin(owner, eq(owner.id, other.personId))
    .where(sql`${payments.id} = any(${sql.placeholder('paymentIds')})`)
    .orderBy(asc(other.id))
    .prepare('same_screenshots')
})

/** Payments whose screenshots have the same content, found through the index on the screenshot's owner. */
async function sameScreenshots(db: Db, paymentIds: number[]): Promise<Map<number, PayerPayment['sameScreenshot']>> {
  const rows = await selectSameScreenshots(db).execute({ paymentIds })
  const duplicates = new Map<number, PayerPayment['sameScreenshot']>()
  for (const { of, paymentId, ...payer } of rows) {
    duplicates.set(of, [...(duplicates.get(of) ?? []), { paymentId, payer: nameOf(payer) }])
  }
  return duplicates
}

const selectPendingCount = prepared((db) =>
  db
    .select({ pending: sql<number>`count(*)` })
    .from(payments)
    .where(eq(payments.state, 'pending'))
    .prepare('payments_pending'),
)

export const countPending = (db: Db): Promise<number> =>
  selectPendingCount(db)
    .execute()
    .then(([row]) => row!.pending)
