-- A credit on the school's bank account is one thing, whichever statements list it, and it pays for one payment at most.
create table bank_credits (
  id bigint generated always as identity primary key,
  -- The last digits of the account, where a file names it.
  account text,
  paid_on date,
  amount_paise bigint not null check (amount_paise > 0),
  -- Canonical; the first one of the line. Identifies the credit together with the amount.
  reference text,
  -- Without a reference, the narration identifies it together with day and amount. A hash, because narrations name people.
  narration_hash text not null,
  balance_paise bigint,
  -- What it paid for.
  payment_id bigint unique references payments (id),
  -- How we know: the reference is the payment's, it is almost the payment's, or staff assigned the credit.
  basis text check (basis in ('reference', 'similar', 'assigned')),
  created_at timestamptz not null default now(),
  check ((payment_id is null) = (basis is null))
);
create unique index bank_credits_reference on bank_credits (reference, amount_paise) where reference is not null;
create index bank_credits_day on bank_credits (paid_on, amount_paise, balance_paise);
create index bank_credits_narration on bank_credits (narration_hash, paid_on, amount_paise) where reference is null;

alter table statement_lines
  -- Null only for lines of a PDF that staff haven't confirmed.
  add column credit_id bigint references bank_credits (id),
  add column balance_paise bigint;
create index statement_lines_credit on statement_lines (credit_id) where credit_id is not null;

alter table statements
  -- Of the file as it was uploaded: the same file is one statement.
  add column sha256 bytea,
  drop constraint statements_state_check,
  add constraint statements_state_check
    check (state in ('reading', 'needs columns', 'matching', 'matched', 'verifying', 'done', 'failed'));
create unique index statements_sha256 on statements (sha256);

-- The lines of statements that were uploaded before.
insert into bank_credits (paid_on, amount_paise, reference, narration_hash)
select distinct on (reference, amount_paise) paid_on, amount_paise, reference, narration_hash
from (select *, md5(upper(regexp_replace(narration, '[^[:alnum:]]', '', 'g'))) as narration_hash from statement_lines) line
where reference is not null and finding <> 'unclear'
order by reference, amount_paise, statement_id, line;

update statement_lines set credit_id = bank_credits.id from bank_credits
where bank_credits.reference = statement_lines.reference and bank_credits.amount_paise = statement_lines.amount_paise
  and finding <> 'unclear';

-- Equal lines of one file are different credits; in another file, the first of them is the first again.
with numbered as (
  select statement_id, line, paid_on, amount_paise,
    md5(upper(regexp_replace(narration, '[^[:alnum:]]', '', 'g'))) as narration_hash,
    row_number() over (partition by statement_id, paid_on, amount_paise, narration order by line) as nth
  from statement_lines where reference is null and finding <> 'unclear'
), ids as (
  select paid_on, amount_paise, narration_hash, nth, nextval(pg_get_serial_sequence('bank_credits', 'id')) as id
  from numbered group by paid_on, amount_paise, narration_hash, nth
), added as (
  insert into bank_credits (id, paid_on, amount_paise, narration_hash)
  overriding system value select id, paid_on, amount_paise, narration_hash from ids
)
update statement_lines line set credit_id = ids.id from numbered join ids using (amount_paise, narration_hash, nth)
where numbered.paid_on is not distinct from ids.paid_on
  and line.statement_id = numbered.statement_id and line.line = numbered.line;

-- If two were verified with one credit, it belongs to the one with its reference; the daily close names the other.
update bank_credits set payment_id = paid.payment_id, basis = paid.basis
from (
  select distinct on (payment_id) payment_id, credit_id, basis from (
    select distinct on (credit_id) credit_id, payment_id,
      case when line.handling = 'assigned' then 'assigned' when line.finding = 'possible' then 'similar' else 'reference' end
        as basis
    from statement_lines line join payments on payments.id = line.payment_id
    where credit_id is not null
      and (payments.state = 'verified' or payments.state = 'pending' and line.handling = 'assigned')
    order by credit_id, (payments.reference = line.reference) desc, payment_id) by_credit
  order by payment_id, basis, credit_id) paid
where bank_credits.id = paid.credit_id;
