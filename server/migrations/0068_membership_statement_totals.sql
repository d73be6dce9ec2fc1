-- What a matched statement contains, stored once: counting the lines for each list took longer the more there were.
alter table statements add column totals jsonb;
update statements set totals = (
  select jsonb_build_object(
    'counts', coalesce(jsonb_object_agg(finding, lines), '{}'),
    'exactPaise', coalesce(sum(paise) filter (where finding = 'exact'), 0)
  ) from (
    select finding, count(*) as lines, sum(amount_paise) as paise
    from statement_lines where statement_id = statements.id group by finding
  ) found
) where exists (select from statement_lines where statement_id = statements.id);
