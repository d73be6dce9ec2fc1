import { getTableName } from '#server/kit/db/orm.ts'
import { maxCounted } from '#contract/kit/counting.ts'
import type { Db } from '#server/kit/db/db.ts'
import { preparedSql } from '#server/kit/db/prepared.ts'
import { people } from '#server/identity/tables.ts'
import { walletDebts } from '#server/wallet/tables.ts'

export type ProblemRow = {
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
const limit = maxCounted + 1

type Columns = Partial<
  Record<'transactionId' | 'paise' | 'receivedPaise' | 'on' | 'statementId' | 'line' | 'userId', string>
>

const nothing: Required<Columns> = {
  transactionId: 'null::text',
  paise: 'null::bigint',
  receivedPaise: 'null::bigint',
  on: 'null::date',
  statementId: 'null::bigint',
  line: 'null::int',
  userId: 'null::bigint',
}

/** Columns that all problems have, in the order of `nothing`. */
function columns(name: string, given: Columns): string {
  const all = { ...nothing, ...given }
  const list = Object.entries(all).map(([key, expression]) => `${expression} as "${key}"`)
  return [`${name} as name`, ...list].join(', ')
}

/**
 * The first few of the rows that `found` selects from `candidates`, and their number. Candidates are limited, so that a
 * large school costs no more than a busy one.
 */
const problem = (
  key: string,
  { candidates, found, parts = '' }: { candidates: string; found: string; parts?: string },
) =>
  preparedSql(
    `day_problem ${key}`,
    `with candidates as materialized (${candidates} limit ${limit}), ${parts} found as materialized (${found})
     select name, "transactionId", paise::float8, "receivedPaise"::float8, "on"::text as "on", "statementId", line, "userId",
       (select count(*)::int from found) as count, (select count(*) >= ${limit} from candidates) as "isMore"
     from found limit ${shown}`,
  )

const payer = (person: string) => `trim(${person}.first_name || ' ' || ${person}.last_name)`
const dayInIndia = (moment: string) => `(${moment} at time zone 'Asia/Kolkata')::date`
// The gateway sends online payments to the bank together, without their references.
const isTransfer = `transaction_id is not null and method <> 'online'`
const pendingTransfers = `select * from payments where state = 'pending' and ${isTransfer} order by id`
const verifiedTransfers = `select * from payments where state = 'verified'
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

/**
 * The days whose transfers we have all seen. The last day of a statement may not have been over when it was downloaded.
 */
const covered = `covered as materialized (
  select range_agg(daterange(first, last, '[]')) as days from (
    select (reading ->> 'from')::date as first,
      least((reading ->> 'to')::date, ${dayInIndia('created_at')} - 1) as last
    from statements where state in ('matched', 'verifying', 'done')) as spans
  where first <= last),`
const isCovered = `${dayInIndia('p.created_at')} <@ (select days from covered)`

const ofPayment: Columns = {
  transactionId: 'p.transaction_id',
  paise: 'p.amount_paise',
  on: dayInIndia('p.created_at'),
}
const fromPayers = `candidates p join ${getTableName(people)} on people.id = p.person_id`

export const problemQueries = {
  'amount differs': problem('amount', {
    candidates: pendingTransfers,
    found: `select ${columns(payer('people'), { ...ofPayment, receivedPaise: 'line.amount_paise', statementId: 'line.statement_id' })}
      from ${fromPayers}, lateral (
        select amount_paise, statement_id from statement_lines
        where payment_id = p.id and finding in ('exact', 'amount differs')
        order by statement_id desc, line desc limit 1) line
      where line.amount_paise <> p.amount_paise order by p.id`,
  }),
  'rejected but received': problem('rejected', {
    candidates: openLines('rejected but received'),
    found: `select distinct on (p.id) ${columns(payer('people'), { ...ofPayment, on: 'line.paid_on', statementId: 'line.statement_id' })}
      from candidates line join payments p on p.id = line.payment_id join ${getTableName(people)} on people.id = p.person_id
      where p.state = 'rejected'
        and not exists (select from payments again where again.reference = p.reference and again.state <> 'rejected')`,
  }),
  'unknown credit': problem('unknown', {
    candidates: openUnknownLines,
    found: `select distinct on (p.credit_id, coalesce(p.reference, p.narration), p.paid_on, p.amount_paise)
        ${columns('p.narration', { transactionId: 'p.reference', paise: 'p.amount_paise', on: 'p.paid_on', statementId: 'p.statement_id', line: 'p.line' })}
      from candidates p`,
  }),
  'reported later': problem('later', {
    candidates: pendingTransfers,
    found: `select ${columns(payer('people'), ofPayment)} from ${fromPayers}
      where not ${isOnLine} and ${isOnUnknownLine} order by p.id`,
  }),
  'not on statement': problem('missing', {
    candidates: pendingTransfers,
    parts: covered,
    found: `select ${columns(payer('people'), ofPayment)} from ${fromPayers}
      where ${isCovered} and not ${isOnLine} and not ${isOnUnknownLine} order by p.id`,
  }),
  'unclear line': problem('unclear', {
    candidates: openLines('unclear'),
    found: `select ${columns('narration', { transactionId: 'reference', paise: 'amount_paise', on: 'paid_on', statementId: 'statement_id', line: 'line' })}
      from candidates`,
  }),
  'broken balance': problem('balance', {
    candidates: `select id, name, reading from statements where (reading -> 'balances' ->> 'breakCount')::int > 0
      and created_at > now() - interval '60 days' order by id desc`,
    // Unless a better file of the same days came later.
    found: `select ${columns('broken.name', { on: `(broken.reading ->> 'to')::date`, statementId: 'broken.id' })}
      from candidates broken where not exists (
        select from statements better where better.id > broken.id
          and (better.reading ->> 'from')::date <= (broken.reading ->> 'from')::date
          and (better.reading ->> 'to')::date >= (broken.reading ->> 'to')::date
          and (better.reading -> 'balances' ->> 'breakCount')::int = 0)`,
  }),
  'verified unseen': problem('unseen', {
    candidates: verifiedTransfers,
    parts: covered,
    found: `select ${columns(payer('people'), ofPayment)} from ${fromPayers}
      where ${isCovered} and not ${isOnLine} and not ${isOnUnknownLine} order by p.decided_at`,
  }),
  // Verified by hand, or before we knew credits across statements.
  'credit used twice': problem('twice', {
    candidates: verifiedTransfers,
    found: `select ${columns(`${payer('people')} || ' and ' || ${payer('other')}`, { ...ofPayment, statementId: 'seen.statement_id' })}
      from ${fromPayers}, lateral (
        select credit.payment_id, line.statement_id from statement_lines line join bank_credits credit on credit.id = line.credit_id
        where line.payment_id = p.id and credit.payment_id <> p.id
        union all
        select credit.payment_id, null from bank_credits credit
        where credit.reference = p.reference and credit.payment_id <> p.id
        limit 1) seen
        join payments paid on paid.id = seen.payment_id and paid.state = 'verified' join ${getTableName(people)} other on other.id = paid.person_id
      where not exists (select from bank_credits own where own.payment_id = p.id) order by p.decided_at`,
  }),
  'wallet debt': problem('debt', {
    candidates: `select * from ${getTableName(walletDebts)} order by person_id`,
    found: `select ${columns(payer('people'), { paise: 'p.paise', userId: 'p.person_id' })} from ${fromPayers}`,
  }),
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
