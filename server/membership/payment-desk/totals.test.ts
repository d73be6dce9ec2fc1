import { expect, test } from 'vitest'
import { listPayments, PaidBy, reopenPayment } from '#contract/membership/payments.ts'
import { sql } from '#server/kit/db/orm.ts'
import { daysAfter, startOfDay } from '#server/kit/india.ts'
import { moneyDesk } from '#server/testing/membership/money.ts'
import { sumPastDays } from './totals.store.ts'

const desk = await moneyDesk()
const admin = await desk.newActor('admin')
const payer = await desk.newActor('learner')

type Filter = { state: string; method?: string; from?: string; until?: string; search?: string }
const totals = async (query: Filter) => (await desk.load(admin, listPayments, { query: { size: 1, ...query } })).totals

const makePayments = (first: number, last: number) =>
  desk.db.execute(sql`
    insert into payments (person_id, transaction_id, amount_paise, credit_paise, method, state, reason, decided_at, created_at)
    select ${payer.id}, (520000000000 + n)::text, 100 + n * 37 % 5000, n % 3 * 10000, (array['upi', 'bank'])[1 + n % 2], state,
      'No such transfer', case when state <> 'pending' then at end, at
    from generate_series(${first}::int, ${last}::int) n,
      lateral (select (array['verified', 'rejected', 'verified', 'pending'])[1 + n % 4] as state,
        timestamptz '2024-03-01 18:00Z' + n * interval '97 minutes' as at) chosen`)

async function summed({ state, method, from = '2000-01-01', until = '2100-01-01' }: Filter) {
  const { rows } = await desk.db.execute(sql`
    select count(*) as payments, coalesce(sum(amount_paise), 0)::float8 / 100 as rupees,
      coalesce(sum(credit_paise), 0)::float8 / 100 as "creditRupees",
      coalesce(sum(refunded_paise), 0)::float8 / 100 as "refundedRupees",
      coalesce(sum(refunded_credit_paise), 0)::float8 / 100 as "refundedCreditRupees"
    from payments where state = ${state} and method = coalesce(${method ?? null}, method)
      and coalesce(decided_at, created_at) >= ${startOfDay(from)} and coalesce(decided_at, created_at) < ${startOfDay(daysAfter(until, 1))}`)
  return rows[0]
}

const filters: Filter[] = ['pending', 'verified', 'rejected'].flatMap((state) => [
  { state },
  ...PaidBy.options.map((method) => ({ state, method })),
  { state, from: '2024-03-05' },
  { state, from: '2024-03-02', until: '2024-03-31', method: 'bank' },
  { state, until: '2024-03-02' },
])

async function allTotals(read: (filter: Filter) => Promise<unknown>) {
  const found: unknown[] = []
  for (const filter of filters) found.push([filter, await read(filter)])
  return found
}

test('totals stay exact while days are summed and later corrected', async () => {
  await makePayments(1, 1500)
  expect(await allTotals(totals)).toEqual(await allTotals(summed))
  await sumPastDays(desk.db, new Date('2024-04-01T12:00:00Z'))
  expect(await allTotals(totals)).toEqual(await allTotals(summed))
  await sumPastDays(desk.db, new Date('2024-05-02T12:00:00Z'))
  // Into days that are summed, and days that aren't.
  await makePayments(1501, 2200)
  expect(await allTotals(totals)).toEqual(await allTotals(summed))

  const { rows } = await desk.db.execute<{ id: number }>(
    sql`select id from payments where state = 'rejected' and credit_paise = 0 and person_id = ${payer.id} order by id limit 1`,
  )
  await desk.load(admin, reopenPayment, { params: { paymentId: rows[0]!.id }, body: { reason: 'It came' } })
  await desk.verify(admin, rows[0]!.id)
  await desk.db.execute(
    sql`update payments set amount_paise = amount_paise + 100 where person_id = ${payer.id} and id % 5 = 0`,
  )
  expect(await allTotals(totals)).toEqual(await allTotals(summed))
  await desk.db.execute(
    sql`update payments set refunded_paise = 100, refunded_credit_paise = credit_paise
      where person_id = ${payer.id} and state = 'verified' and id % 7 = 0`,
  )
  expect(await allTotals(totals)).toEqual(await allTotals(summed))
  await sumPastDays(desk.db, new Date())
  expect(await allTotals(totals)).toEqual(await allTotals(summed))
})

test('a search for a name adds up few payments, and one for an address all', async () => {
  const name = { state: 'verified', search: 'meena' }
  expect(await totals(name)).toMatchObject({ payments: 21, rupees: null, refundedRupees: null })
  expect(await totals({ state: 'verified', search: payer.email })).toEqual(await summed({ state: 'verified' }))
})
