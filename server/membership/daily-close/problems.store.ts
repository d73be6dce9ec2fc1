import { getTableName } from '#server/kit/db/orm.ts'
import { maxCounted } from '#contract/kit/counting.ts'
import type { ProblemKind } from '#contract/membership/daily-close.ts'
import type { Db } from '#server/kit/db/db.ts'
import { preparedSql } from '#server/kit/db/prepared.ts'
import { people } from '#server/identity/tables.ts'
import { walletDebts } from '#server/wallet/tables.ts'

export type ProblemRow = {
  kind: ProblemKind
  name: string
  transactionId: string | null
  paise: number | null
  receivedPaise: number | null
  on: string | null
  statementId: number | null
  line: number | null
  userId: number | null
  count: number
  isMore: boolean
}

const shown = 5
/** Of payments, of which few have a problem. */
const maxExamined = maxCounted
/** Of lines, each of which is a problem. */
const maxListed = 200

type Columns = Partial<
  Record<
    | 'name'
    | 'payerId'
    | 'otherPayerId'
    | 'transactionId'
    | 'paise'
    | 'receivedPaise'
    | 'on'
    | 'statementId'
    | 'line'
    | 'userId',
    string
  >
>

const nothing: Required<Columns> = {
  name: 'null::text',
  payerId: 'null::bigint',
  otherPayerId: 'null::bigint',
  transactionId: 'null::text',
  paise: 'null::bigint',
  receivedPaise: 'null::bigint',
  on: 'null::date',
  statementId: 'null::bigint',
  line: 'null::int',
  userId: 'null::bigint',
}

/** Columns that all problems have, in the order of `nothing`. */
function columns(kind: string, given: Columns): string {
  const all = { ...nothing, ...given }
  const list = Object.entries(all).map(([key, expression]) => `${expression} as "${key}"`)
  return [`${kind} as kind`, ...list].join(', ')
}

/** `isRecent`: the candidates depend on the moment. */
type Parts = { candidates: string; found: string; most: number; parts?: string; isRecent?: true }

/**
 * The first few of the rows of each kind that `found` selects from `candidates`, and their number. Candidates are limited, so
 * that a large school costs no more than a busy one; only those that are shown get their names.
 */
function problem(key: string, { candidates, found, most, parts = '', isRecent }: Parts) {
  const query = preparedSql(
    `day_problem ${key}`,
    `with candidates as materialized (${candidates} limit ${most + 1}), ${parts}
       found as materialized (select *, row_number() over () as position from (${found}) as rows),
       numbered as (select *, row_number() over (partition by kind order by position) as number,
         count(*) over (partition by kind) as count from found)
     select kind, coalesce(name, ${payer('people')} || coalesce(' and ' || ${payer('other')}, '')) as name, "transactionId",
       paise::float8, "receivedPaise"::float8, "on"::text as "on", "statementId", line, "userId", least(count, ${most})::int as count,
       (select count(*) > ${most} from candidates) as "isMore"
     from numbered left join ${getTableName(people)} on people.id = "payerId" left join ${getTableName(people)} other on other.id = "otherPayerId"
     where number <= ${shown} order by position`,
  )
  return (db: Db, now: Date) => query(db)<ProblemRow>(isRecent ? [now] : [])
}

const payer = (person: string) => `trim(${person}.first_name || ' ' || ${person}.last_name)`
const dayInIndia = (moment: string) => `(${moment} at time zone 'Asia/Kolkata')::date`
// The gateway sends online payments to the bank together, without their references.
const isTransfer = `transaction_id is not null and method <> 'online'`
const transfers = `select id, person_id, transaction_id, reference, amount_paise, decided_at, ${dayInIndia('created_at')} as day
   from payments`
const pendingTransfers = `${transfers} where state = 'pending' and ${isTransfer} order by id`
const verifiedTransfers = `${transfers} where state = 'verified'
   and decided_at > $1::timestamptz - interval '31 days' and ${isTransfer}
   and refunded_paise < amount_paise - rest_paise order by decided_at desc`
const openLines = (finding: string) =>
  `select * from statement_lines where finding = '${finding}' and handling is null
   order by statement_id desc, line`
/**
 * Without transfers that were reported later, or assigned or handled on another statement: they stay unknown on theirs, and more of
 * them than the limit would hide the others. A subquery with its own limit is looked up in an index for each line.
 */
const openUnknownLines = `select * from statement_lines line where finding = 'unknown' and handling is null
   and (select true from payments where payments.reference = line.reference limit 1) is null
   and (select true from statement_lines handled where handled.finding = 'unknown'
     and handled.reference = line.reference and handled.handling is not null limit 1) is null
   and (select true from bank_credits where id = line.credit_id and payment_id is not null) is null
   order by statement_id desc, line`
const isOnLine = 'exists (select from statement_lines where payment_id = p.id)'
const isOnUnknownLine = `exists (select from statement_lines where finding = 'unknown' and reference = p.reference)`
/** Of the candidates' days, those whose transfers we have all seen. Each is looked up in an index. */
const covered = `covered as materialized (
  select day from (select distinct day from candidates) as days where (
    select true from statements where state in ('matched', 'verifying', 'done')
      and covered_until >= days.day and covered_from <= days.day order by covered_until limit 1)),`
const isCovered = 'p.day in (select day from covered)'

const ofPayment: Columns = {
  payerId: 'p.person_id',
  transactionId: 'p.transaction_id',
  paise: 'p.amount_paise',
  on: 'p.day',
}

const problems = [
  // A pending transfer has one problem at most.
  problem('pending', {
    candidates: pendingTransfers,
    most: maxExamined,
    parts: covered,
    // As joins, because PostgreSQL would read all lines for `exists` in a `case`.
    found: `select * from (
        select ${columns(
          `case when differing.amount_paise is not null then 'amount differs' when is_on_line then null
             when is_unknown then 'reported later' when ${isCovered} then 'not on statement' end`,
          { ...ofPayment, receivedPaise: 'differing.amount_paise', statementId: 'differing.statement_id' },
        )}
        from candidates p
        left join lateral (
          select true as is_on_line from statement_lines where payment_id = p.id limit 1) as own on true
        left join lateral (
          select true as is_unknown from statement_lines
          where finding = 'unknown' and reference = p.reference and is_on_line is null limit 1) as unknown on true
        left join lateral (
          select amount_paise, statement_id from statement_lines
          where is_on_line and payment_id = p.id and finding in ('exact', 'amount differs')
          order by statement_id desc, line desc limit 1) as newest on true
        left join lateral (
          select newest.amount_paise, newest.statement_id where newest.amount_paise <> p.amount_paise) as differing on true
        order by p.id) as judged
      where kind is not null`,
  }),
  problem('rejected', {
    candidates: openLines('rejected but received'),
    most: maxListed,
    found: `select distinct on (p.id) ${columns(`'rejected but received'`, { ...ofPayment, on: 'line.paid_on', statementId: 'line.statement_id' })}
      from candidates line join payments p on p.id = line.payment_id
      where p.state = 'rejected'
        and not exists (select from payments again where again.reference = p.reference and again.state <> 'rejected')`,
  }),
  problem('unknown', {
    candidates: openUnknownLines,
    most: maxListed,
    found: `select distinct on (p.credit_id, coalesce(p.reference, p.narration), p.paid_on, p.amount_paise)
        ${columns(`'unknown credit'`, { name: 'p.narration', transactionId: 'p.reference', paise: 'p.amount_paise', on: 'p.paid_on', statementId: 'p.statement_id', line: 'p.line' })}
      from candidates p`,
  }),
  problem('unclear', {
    candidates: openLines('unclear'),
    most: maxListed,
    found: `select ${columns(`'unclear line'`, { name: 'narration', transactionId: 'reference', paise: 'amount_paise', on: 'paid_on', statementId: 'statement_id', line: 'line' })}
      from candidates`,
  }),
  problem('balance', {
    candidates: `select id, name, reading from statements where (reading -> 'balances' ->> 'breakCount')::int > 0
      and created_at > now() - interval '60 days' order by id desc`,
    most: maxListed,
    // Unless a better file of the same days came later.
    found: `select ${columns(`'broken balance'`, { name: 'broken.name', on: `(broken.reading ->> 'to')::date`, statementId: 'broken.id' })}
      from candidates broken where not exists (
        select from statements better where better.id > broken.id
          and (better.reading ->> 'from')::date <= (broken.reading ->> 'from')::date
          and (better.reading ->> 'to')::date >= (broken.reading ->> 'to')::date
          and (better.reading -> 'balances' ->> 'breakCount')::int = 0)`,
  }),
  problem('unseen', {
    candidates: verifiedTransfers,
    most: maxExamined,
    parts: covered,
    isRecent: true,
    found: `select ${columns(`'verified unseen'`, ofPayment)} from candidates p
      where ${isCovered} and not ${isOnLine} and not ${isOnUnknownLine} order by p.decided_at`,
  }),
  // Verified by hand, or before we knew credits across statements.
  problem('twice', {
    candidates: verifiedTransfers,
    most: maxExamined,
    isRecent: true,
    found: `select ${columns(`'credit used twice'`, { ...ofPayment, otherPayerId: 'paid.person_id', statementId: 'seen.statement_id' })}
      from candidates p, lateral (
        select credit.payment_id, line.statement_id from statement_lines line join bank_credits credit on credit.id = line.credit_id
        where line.payment_id = p.id and credit.payment_id <> p.id
        union all
        select credit.payment_id, null from bank_credits credit
        where credit.reference = p.reference and credit.payment_id <> p.id
        limit 1) seen
        join payments paid on paid.id = seen.payment_id and paid.state = 'verified'
      where not exists (select from bank_credits own where own.payment_id = p.id) order by p.decided_at`,
  }),
  problem('debt', {
    candidates: `select * from ${getTableName(walletDebts)} order by person_id`,
    most: maxListed,
    found: `select ${columns(`'wallet debt'`, { payerId: 'p.person_id', paise: 'p.paise', userId: 'p.person_id' })} from candidates p`,
  }),
]

/** A fixed number of statements, each with a limit. */
export async function foundProblems(db: Db, now: Date): Promise<ProblemRow[]> {
  const found: ProblemRow[] = []
  for (const rowsOf of problems) found.push(...(await rowsOf(db, now)))
  return found
}

/** The oldest ones; looking for twins costs more per payment. */
const oldestPending = preparedSql(
  'day_oldest_pending',
  `select payments.id, payments.state, reference, transaction_id as "transactionId", amount_paise::float8 as "amountPaise",
     ${dayInIndia('payments.created_at')}::text as "on", ${payer('people')} as name
   from payments join ${getTableName(people)} on people.id = payments.person_id
   where payments.state = 'pending' order by payments.id limit $1`,
)

export type PendingRow = {
  id: number
  state: 'pending'
  reference: string | null
  transactionId: string | null
  amountPaise: number
  on: string
  name: string
}

export const oldestPendingPayments = (db: Db, most: number): Promise<PendingRow[]> => oldestPending(db)([most])
