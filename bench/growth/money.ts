import type pg from 'pg'

/** Fills the lists of payments apart from the payments: receipts, refunds, coupons, online payments and statements. */
export async function fillMoney(client: pg.Client, adminEmail: string, entries: number) {
  const { rows } = await client.query<{ id: number }>('select id from people where email = $1', [adminEmail])
  const admin = rows[0]!.id
  await fillDocuments(client, admin, entries)
  await client.query(
    `insert into coupons (code, percent, starts_on, ends_on, created_at, created_by)
     select 'SAVE' || n || case n when 42 then 'RARE' else '' end, 10, current_date - 30, current_date - 20 + n % 60, now(), ${admin}
     from generate_series(1, $1::int) n`,
    [entries],
  )
  await fillGateway(client, entries)
  await fillStatements(client, admin, entries)
  await client.query(`insert into wallet_debts (person_id, paise, reason)
    select id, 100, 'Bench' from people where email like 'crowd-%' order by id limit 100`)
}

const financialYear = (at: string) => `to_char(${at} at time zone 'Asia/Kolkata' - interval '3 months', 'YY')`

/** A receipt for each verified payment, and for one in ten a refund, on many different days. */
async function fillDocuments(client: pg.Client, admin: number, entries: number) {
  await client.query(`
    insert into receipts (payment_id, number, financial_year, serial, issued_at, details)
    select id, 'R/' || year || '/' || serial, year, serial, decided_at, jsonb_build_object('payerName', 'A learner',
      'payerEmail', 'learner@example.in', 'paise', amount_paise, 'creditPaise', 0, 'days', 30, 'transactionId', transaction_id,
      'schoolName', 'Kaushal Techbridge', 'tax', null)
    from (
      select *, row_number() over (partition by year order by decided_at, id) as serial
      from (select *, ${financialYear('decided_at')} as year from payments where state = 'verified') verified
    ) numbered`)
  await client.query(
    `insert into refunds (payment_id, kind, round, amount_paise, credit_paise, method, reference, reason, days, created_at, created_by)
     select id, 'refund', 0, 10000, 0, 'upi', '4' || transaction_id, 'Bench', 0, least(now(), decided_at + interval '1 day'), ${admin}
     from payments where state = 'verified' and id % 10 = 5 order by id limit $1`,
    [entries],
  )
  await client.query(`
    update payments set refunded_paise = 10000 where id in (select payment_id from refunds)`)
  await client.query(`
    insert into credit_notes (refund_id, number, financial_year, serial, issued_at, details)
    select id, 'C/' || year || '/' || serial, year, serial, created_at, jsonb_build_object('receipt', details,
      'amountPaise', amount_paise, 'creditPaise', 0, 'days', 0, 'method', method, 'reference', reference, 'reason', reason)
    from (
      select *, row_number() over (partition by year order by created_at, id) as serial
      from (
        select refunds.*, receipts.details, ${financialYear('refunds.created_at')} as year
        from refunds join receipts using (payment_id)
      ) refunded
    ) numbered`)
}

/** Online payments of which one in four needs a look. */
async function fillGateway(client: pg.Client, entries: number) {
  await client.query(
    `with ordered as (
       insert into gateway_orders (person_id, gateway_order_id, amount_paise, state, created_at)
       select person_id, 'order_' || id, amount_paise, 'paid', created_at from payments where state = 'verified'
       order by id limit $1 returning id, person_id, created_at)
     insert into gateway_payments (id, order_id, payment_id, received_paise, received_at, problem)
     select 'pay_' || o.id, o.id, p.id, 39900, o.created_at, case when o.id % 4 = 0 then 'Paid twice' end
     from ordered o join payments p on p.person_id = o.person_id and p.state = 'verified'`,
    [entries],
  )
}

/** One large statement: half of its transfers are unknown, the others belong to payments. And many small ones. */
async function fillStatements(client: pg.Client, admin: number, entries: number) {
  await client.query(
    `with statement as (
       insert into statements (file_id, name, head, state, line_count, totals, reading, uploaded_by)
       select md5('bench 1')::uuid, 'Statement', '[]', 'matched', $1, jsonb_build_object('counts',
         jsonb_build_object('unknown', $1 / 2, 'exact', $1 - $1 / 2), 'exactPaise', 39900 * ($1 - $1 / 2)),
         jsonb_build_object('from', current_date - 200, 'to', current_date, 'roundedLines', 0, 'balances', null), $2
       returning id),
     paid as (
       select id, transaction_id, row_number() over (order by id) as n from payments where state = 'verified' order by id limit $1)
     insert into statement_lines (statement_id, line, paid_on, amount_paise, narration, reference, finding, payment_id)
     select statement.id, n, current_date - (n % 200)::int, 39900, 'UPI ' || n,
       case when n % 2 = 0 then (800000000000 + n)::text else transaction_id end,
       case when n % 2 = 0 then 'unknown' else 'exact' end, case when n % 2 > 0 then paid.id end
     from statement, paid`,
    [entries, admin],
  )
  await client.query(
    `insert into statements (file_id, name, head, state, line_count, totals, reading, uploaded_by)
     select md5('bench 1')::uuid, 'Statement ' || n, '[]', 'done', 0, '{"counts":{},"exactPaise":0}', jsonb_build_object(
       'from', current_date - n % 200, 'to', current_date - n % 200, 'roundedLines', 0, 'balances', null), $2
     from generate_series(1, $1::int) n`,
    [entries, admin],
  )
}
