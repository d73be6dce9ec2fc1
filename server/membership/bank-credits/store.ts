import type { PaymentState } from '#contract/membership/payments.ts'
import type { Db } from '#server/kit/db/db.ts'
import { and, eq, ne, sql } from '#server/kit/db/orm.ts'
import { preparedSql } from '#server/kit/db/prepared.ts'
import { people } from '#server/identity/tables.ts'
import { type PaymentRow } from '../tables.ts'
import { bankCredits } from './tables.ts'
import { type Candidate, chooseCredit, type CreditLine, knownCredits, narrationHash, type Sighting } from './rules.ts'

// The first half of the key separates these advisory locks from others.
const lockSpace = 7_301_958
const matching = 1
const settling = 2

/** One statement after the other: two at once would both add the credits that they share. */
export async function lockMatching(db: Db): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(${lockSpace}, ${matching})`)
}

/** The payment that a credit paid for, or was assigned to. */
export type PaidPayment = { id: number; reference: string | null; amountPaise: number; state: PaymentState }
export type KnownCredit = { creditId: number; payment: PaidPayment | null }

/** Finds the credits of some lines of a statement, by line, and adds the new ones. `taken`: see `knownCredits`. */
export async function identifyCredits(
  db: Db,
  lines: CreditLine[],
  taken: Set<number>,
): Promise<Map<number, KnownCredit>> {
  const [named, unnamed] = [
    lines.filter(({ reference }) => reference !== null),
    lines.filter(({ reference }) => reference === null),
  ]
  const idOf = new Map([...(await namedCredits(db, named)), ...(await unnamedCredits(db, unnamed, taken))])
  const paid = await paymentsOfCredits(db, [...new Set(idOf.values())])
  return new Map([...idOf].map(([line, creditId]) => [line, { creditId, payment: paid.get(creditId) ?? null }]))
}

const column = <Key extends keyof CreditLine>(lines: CreditLine[], key: Key) =>
  sql.param(lines.map((line) => line[key]))
const hashes = (lines: CreditLine[]) => sql.param(lines.map(({ narration }) => narrationHash(narration)))

/** A reference with its amount is one credit, on whichever day a file books it. */
async function namedCredits(db: Db, lines: CreditLine[]): Promise<Map<number, number>> {
  if (lines.length === 0) return new Map()
  const given = sql`unnest(
    ${column(lines, 'line')}::int[], ${column(lines, 'reference')}::text[], ${column(lines, 'paise')}::bigint[],
    ${column(lines, 'paidOn')}::date[], ${column(lines, 'balancePaise')}::bigint[], ${column(lines, 'account')}::text[],
    ${hashes(lines)}::text[]) as given (line, reference, paise, paid_on, balance_paise, account, narration_hash)`
  // The same credit may have come in a file without references.
  await db.execute(sql`
    update bank_credits set reference = named.reference
    from (
      select distinct on (id) id, reference from (
        select distinct on (given.reference, given.paise) credit.id, given.reference
        from ${given} join bank_credits credit on credit.reference is null and credit.paid_on = given.paid_on
          and credit.amount_paise = given.paise and credit.balance_paise = given.balance_paise
        where not exists (
          select from bank_credits known where known.reference = given.reference and known.amount_paise = given.paise)
        order by given.reference, given.paise, credit.id) by_reference
      order by id) named
    where bank_credits.id = named.id`)
  await db.execute(sql`
    insert into bank_credits (reference, amount_paise, paid_on, balance_paise, account, narration_hash)
    select reference, paise, paid_on, balance_paise, account, narration_hash from ${given}
    on conflict (reference, amount_paise) where reference is not null do nothing`)
  const { rows } = await db.execute<{ line: number; id: string }>(sql`
    select given.line, credit.id from ${given}
    join bank_credits credit on credit.reference = given.reference and credit.amount_paise = given.paise`)
  return new Map(rows.map(({ line, id }) => [line, Number(id)]))
}

async function unnamedCredits(db: Db, lines: CreditLine[], taken: Set<number>): Promise<Map<number, number>> {
  if (lines.length === 0) return new Map()
  const { rows } = await db.execute<Candidate>(sql`
    select distinct credit.id::float8 as id, credit.account, credit.paid_on::text as "paidOn",
      credit.amount_paise::float8 as "amountPaise", credit.reference, credit.narration_hash as "narrationHash",
      credit.balance_paise::float8 as "balancePaise"
    from unnest(
      ${column(lines, 'paidOn')}::date[], ${column(lines, 'paise')}::bigint[], ${column(lines, 'balancePaise')}::bigint[],
      ${hashes(lines)}::text[]) as given (paid_on, paise, balance_paise, narration_hash)
    join bank_credits credit on credit.amount_paise = given.paise
      and (credit.paid_on = given.paid_on or credit.paid_on is null and given.paid_on is null)
      and (credit.balance_paise = given.balance_paise
        or credit.reference is null and credit.narration_hash = given.narration_hash)
    order by id`)
  const known = knownCredits(lines, rows, taken)
  const added = lines.filter(({ line }) => !known.has(line))
  const { rows: inserted } = await db.execute<{ line: number; id: string }>(sql`
    with given as (
      select *, nextval(pg_get_serial_sequence('bank_credits', 'id')) as id from unnest(
        ${column(added, 'line')}::int[], ${column(added, 'paise')}::bigint[], ${column(added, 'paidOn')}::date[],
        ${column(added, 'balancePaise')}::bigint[], ${column(added, 'account')}::text[], ${hashes(added)}::text[])
        as given (line, paise, paid_on, balance_paise, account, narration_hash)
    ), inserted as (
      insert into bank_credits (id, amount_paise, paid_on, balance_paise, account, narration_hash) overriding system value
      select id, paise, paid_on, balance_paise, account, narration_hash from given
    )
    select line, id from given`)
  for (const { line, id } of inserted) {
    known.set(line, Number(id))
    taken.add(Number(id))
  }
  return known
}

async function paymentsOfCredits(db: Db, creditIds: number[]): Promise<Map<number, PaidPayment>> {
  const { rows } = await db.execute<{ creditId: number } & PaidPayment>(sql`
    select credit.id::float8 as "creditId", payments.id::float8 as id, payments.reference,
      payments.amount_paise::float8 as "amountPaise", payments.state
    from bank_credits credit join payments on payments.id = credit.payment_id
    where credit.id = any(${sql.param(creditIds)}::bigint[])`)
  return new Map(rows.map(({ creditId, ...payment }) => [creditId, payment]))
}

/** A credit that was found while a payment was verified belongs to it; a decision waits for this to be committed. */
export async function settleCredits(db: Db, statementId: number): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(${lockSpace}, ${settling})`)
  // Most lines name no payment. The planner doesn't know how many lines were just added.
  const named = sql`select * from statement_lines where statement_id = ${statementId} and payment_id is not null`
  // The payment's own reference shows that a similar one was somebody else's.
  await db.execute(sql`
    with line as materialized (${named})
    update bank_credits mistaken set payment_id = null, basis = null
    from line join bank_credits own on own.id = line.credit_id join payments on payments.id = line.payment_id
    where mistaken.payment_id = payments.id and mistaken.basis = 'similar'
      and own.id <> mistaken.id and own.payment_id is null and own.reference = payments.reference`)
  await db.execute(sql`
    with line as materialized (${named})
    update bank_credits set payment_id = paid.payment_id, basis = paid.basis
    from (
      select distinct on (payment_id) payment_id, credit_id, basis from (
        select distinct on (line.credit_id) line.credit_id, line.payment_id,
          case line.finding when 'possible' then 'similar' else 'reference' end as basis
        from line
          join bank_credits credit on credit.id = line.credit_id and credit.payment_id is null
          join payments on payments.id = line.payment_id and payments.state = 'verified'
        where line.finding <> 'duplicate'
          and not exists (select from bank_credits other where other.payment_id = line.payment_id)
        order by line.credit_id, line.line) by_credit
      order by payment_id, credit_id) paid
    where bank_credits.id = paid.credit_id`)
}

/** Another payment that the credit of this one paid for. */
export type PaidFor = { paymentId: number; payer: string }

/**
 * Marks the credit that pays for a payment as used, in the transaction that verifies it. Returns whom it paid for if that
 * was somebody else; then nothing changes.
 */
export async function claimCredit(db: Db, payment: Pick<PaymentRow, 'id' | 'reference'>): Promise<PaidFor | null> {
  // A statement that is being matched may have seen it as pending.
  await db.execute(sql`select pg_advisory_xact_lock_shared(${lockSpace}, ${settling})`)
  const sightings = await sightingsOf(db, payment)
  const chosen = chooseCredit(payment.id, sightings)
  if (chosen === null) return null
  if (chosen !== 'used') {
    if (chosen.paymentId === payment.id) return null
    await releaseCredit(db, payment.id, { isAssignmentOver: true })
    const { creditId, kind } = chosen
    const basis = kind === 'named' ? 'reference' : kind
    const claimed = await db
      .update(bankCredits)
      .set({ paymentId: payment.id, basis })
      .where(and(eq(bankCredits.id, creditId), sql`${bankCredits.paymentId} is null`))
    // Otherwise another payment was faster.
    if (claimed.rowCount === 1) return null
  }
  return paidForBy(db, sightings, payment.id)
}

/** The credits with the payment's reference, then those of lines that name it, the newest first. */
async function sightingsOf(db: Db, { id, reference }: Pick<PaymentRow, 'id' | 'reference'>): Promise<Sighting[]> {
  const { rows } = await db.execute<Sighting>(sql`
    select "creditId"::float8 as "creditId", "paymentId"::float8 as "paymentId", kind from (
      select id as "creditId", payment_id as "paymentId", 'reference' as kind, 0 as place, 0::bigint as age
      from bank_credits where reference = ${reference}
      union all
      select credit.id, credit.payment_id,
        case when line.handling = 'assigned' then 'assigned' when line.finding = 'possible' then 'similar' else 'named' end,
        1, -line.statement_id
      from statement_lines line join bank_credits credit on credit.id = line.credit_id
      where line.payment_id = ${id} and line.finding <> 'duplicate') seen
    order by place, age`)
  return rows
}

async function paidForBy(db: Db, sightings: Sighting[], paymentId: number): Promise<PaidFor> {
  const creditIds = sightings.map(({ creditId }) => creditId)
  const { rows } = await db.execute<PaidFor>(sql`
    select payments.id::float8 as "paymentId", trim(people.first_name || ' ' || people.last_name) as payer
    from bank_credits credit join payments on payments.id = credit.payment_id join ${people} on people.id = payments.person_id
    where credit.id = any(${sql.param(creditIds)}::bigint[]) and payments.id <> ${paymentId} limit 1`)
  return rows[0]!
}

/** The payment isn't verified any more. A credit that staff assigned to it stays with it, unless that is over too. */
export async function releaseCredit(db: Db, paymentId: number, { isAssignmentOver = false } = {}): Promise<void> {
  await db
    .update(bankCredits)
    .set({ paymentId: null, basis: null })
    .where(and(eq(bankCredits.paymentId, paymentId), isAssignmentOver ? undefined : ne(bankCredits.basis, 'assigned')))
}

/** Returns false if the credit has paid for somebody meanwhile. */
export async function assignCredit(db: Db, creditId: number, paymentId: number): Promise<boolean> {
  const assigned = await db
    .update(bankCredits)
    .set({ paymentId, basis: 'assigned' })
    .where(and(eq(bankCredits.id, creditId), sql`${bankCredits.paymentId} is null`))
  return assigned.rowCount === 1
}

/** Lines read with the wrong columns are no credits. */
export async function deleteUnlisted(db: Db, creditIds: number[]): Promise<void> {
  await db.execute(sql`
    delete from bank_credits credit where id = any(${sql.param(creditIds)}::bigint[]) and payment_id is null
      and not exists (select from statement_lines where credit_id = credit.id)`)
}

const bankDates = preparedSql(
  'bank_dates',
  `select payment_id::float8 as "paymentId", paid_on::text as "paidOn" from bank_credits
   where payment_id = any($1) and paid_on is not null`,
)

/** When the bank received these payments, where a statement says it. */
export async function bankDatesOf(db: Db, paymentIds: number[]): Promise<Map<number, string>> {
  if (paymentIds.length === 0) return new Map()
  const rows = await bankDates(db)<{ paymentId: number; paidOn: string }>([paymentIds])
  return new Map(rows.map(({ paymentId, paidOn }) => [paymentId, paidOn]))
}

export const bankDateOf = async (db: Db, paymentId: number): Promise<string | null> =>
  (await bankDatesOf(db, [paymentId])).get(paymentId) ?? null
