import type pg from 'pg'
import { insertWithThreads } from './threads.ts'

/** Fills every list of the learner area: the shared boards and the learner's own lists. */
export async function fillBoards(client: pg.Client, email: string, entries: number) {
  const { rows } = await client.query<{ id: number }>('select id from people where email = $1', [email])
  const mine = rows[0]!.id
  const numbers = 'generate_series(1, $1::int) n'
  const of = (author: string) => `${author} from ${numbers}`
  // Authors in turn, so that a page shows many different ones.
  const anybody = `(array(select id from people where email like 'crowd-%' order by id limit 50))[1 + n % 50]`
  const make = (into: string, values: string) => client.query(`insert into ${into} select ${values}`, [entries])

  await make(
    'bugs (person_id, title, steps)',
    of(`${anybody}, 'Bug number ' || n, 'I pressed it and nothing happened'`),
  )
  await make(
    'bug_comments (bug_id, author_id, body)',
    of(`(select min(id) from bugs), ${anybody}, 'It happens here too'`),
  )
  await make('facts (person_id, text, source)', of(`${anybody}, 'Fact number ' || n, 'A book'`))
  // One or two likes each, so that many facts rank equally.
  await client.query(`insert into fact_likes (fact_id, person_id)
    select f.id, p.id from facts f
    join (select id, row_number() over (order by id) as at from people where email like 'crowd-%' order by id limit 2) p
      on p.at = 1 or f.id % 2 = 0`)
  await make(
    'feature_requests (person_id, title, description, priority)',
    of(`${anybody}, 'Wish number ' || n, 'It would help', 'Medium'`),
  )
  await insertWithThreads(client, entries, {
    into: 'ideas (thread_id, person_id, name, description)',
    owner: String(mine),
    values: `'Idea number ' || n, 'A thing to build'`,
  })
  await make('notifications (person_id, title)', of(`${mine}, 'Notification number ' || n`))
  await make(
    `jobs (title, company_name, experience, min_years, location, company_link, apply_link, linkedin_profile, posted_on)`,
    of(`'Developer ' || n, 'Company ' || n % 100, '0-1 years', 0, 'Pune', 'https://c.example', 'https://c.example',
      'https://c.example', current_date - n % 365`),
  )
  // Nobody saves more because the school is larger.
  await client.query(
    'insert into tracked_jobs (person_id, job_id, saved_at) select $1, id, now() from jobs order by id limit 100',
    [mine],
  )
}
