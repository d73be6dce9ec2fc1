-- Workbooks and PDFs are stored as the table read from them: a PDF may be locked, and its password isn't kept.
alter table statements
  add column format text not null default 'text' check (format in ('text', 'workbook', 'pdf')),
  -- By line: why it can't be read with certainty.
  add column doubts jsonb not null default '{}',
  -- The days it covers, and whether the balances follow from each other. Null until it is matched.
  add column reading jsonb;

alter table statement_lines
  drop constraint statement_lines_finding_check,
  add constraint statement_lines_finding_check check (finding in (
    'exact', 'amount differs', 'unknown', 'already used', 'possible',
    'rejected but received', 'duplicate', 'unclear')),
  add column doubt text,
  -- A reference that a spreadsheet shortened, such as 6.24E+11.
  add column rounded text,
  -- What staff did with a line that no payment explains.
  add column handling text check (handling in ('assigned', 'noted', 'ignored')),
  add column note text not null default '',
  add column handled_by bigint references people (id),
  add column handled_at timestamptz,
  add constraint statement_lines_handled check ((handling is null) = (handled_at is null));

create index statement_lines_payment on statement_lines (payment_id) where payment_id is not null;
