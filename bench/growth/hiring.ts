import type pg from 'pg'
import { termsVersion } from '#contract/hiring/terms.ts'

type People = { learner: string; company: string }

const idOf = (email: string) => `(select id from people where email = '${email}')`

/**
 * Fills the lists of companies, openings, candidates and introductions. The company of the bench has fifty openings and
 * as many introductions in every school; the others grow with it.
 */
export async function fillHiring(client: pg.Client, { learner, company }: People, entries: number) {
  await client.query(`delete from payments where person_id = ${idOf(company)}`)
  await client.query(`delete from referral_codes where person_id = ${idOf(company)}`)
  await client.query(`update people set role = 'company' where email = $1`, [company])
  await client.query(
    `insert into companies (name, website, domain, kind, state, decided_at)
     select 'Company ' || n, 'https://company-' || n || '.example', 'company-' || n || '.example',
       (array['product', 'services', 'startup', 'agency'])[1 + n % 4], 'approved', now()
     from generate_series(1, $1::int) n order by n`,
    [Math.max(10, entries / 20)],
  )
  const first = '(select min(id) from companies)'
  await client.query(`insert into company_members (person_id, company_id, terms_version, terms_accepted_at)
    values (${idOf(company)}, ${first}, '${termsVersion}', now())`)
  await fillOpenings(client, 50, first)
  await fillOpenings(client, entries, '(array(select id from companies order by id offset 1))[1 + n % 9]')
  await client.query(`update openings set title = title || ' rare'
    where id = (select id from openings where state = 'open' order by id offset 3 limit 1)`)
  await fillCandidates(client, learner, entries)
  await fillIntroductions(client)
}

const fillOpenings = (client: pg.Client, count: number, companyId: string) =>
  client.query(
    `insert into openings (company_id, title, city, state, skills, changed_at, closed_at)
     select ${companyId}, 'Developer ' || n, (array['Pune', 'Chennai', 'Delhi'])[1 + n % 3], state, '{SQL,React}',
       now() - n * interval '1 minute', case when state = 'closed' then now() end
     from (select n, (array['open', 'submitted', 'closed', 'returned'])[1 + n % 4] as state
       from generate_series(1, $1::int) n) o order by n`,
    [count],
  )

/** Each shows three approved attempts. */
async function fillCandidates(client: pg.Client, learner: string, entries: number) {
  await client.query(
    `insert into job_candidates (person_id, code, city, languages, availability, pay_from, company_kinds, in_small_groups,
       consented_at, expires_at)
     select id, lpad(id::text, 10, '0'), (array['Pune', 'Chennai', 'Delhi'])[1 + id % 3], '{Hindi,English}',
       (array['now', 'month'])[1 + id % 2], 300000 + id % 10 * 50000, '{product,services,startup}', true, now(),
       now() + interval '60 days'
     from people where email = '${learner}'
       or id in (select id from people where email like 'crowd-%' order by id limit $1::int)`,
    [entries],
  )
  await client.query(`insert into candidate_works (candidate_id, solution_id, position)
    select c.id, s.id, s.position from job_candidates c cross join lateral (
      select id, row_number() over (order by id) as position from solutions
      where person_id = c.person_id and state = 'approved' order by id limit 3) s`)
}

const fillIntroductions = (client: pg.Client) =>
  client.query(`insert into introductions (opening_id, person_id, candidate_id, state, requested_at, answer_by, answered_at)
    select o.id, c.person_id, c.id, o.state, now() - interval '2 days', now() + interval '5 days',
      case when o.state = 'introduced' then now() end
    from (select id, row_number() over (order by id) as n, case when id % 2 = 0 then 'requested' else 'introduced' end as state
      from openings where state = 'open') o
    join (select id, person_id, row_number() over (order by id) as n from job_candidates) c on c.n = o.n`)
