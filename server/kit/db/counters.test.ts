import { expect, test } from 'vitest'
import { sharedApp } from '#server/testing/test-app.ts'
import { sql } from './orm.ts'

const app = await sharedApp()
await app.db.execute(sql`insert into people (email, username, first_name)
  select 'p' || n || '@example.in', 'p' || n, 'P' from generate_series(1, 300) n`)

const author = sql`(select min(id) from people)`
const counters = [
  {
    parent: 'bugs',
    counter: 'comment_count',
    insertParents: sql`insert into bugs (person_id, title, steps) select ${author}, 't', 's' from generate_series(1, 3)`,
    children: sql`bug_comments (bug_id, author_id, body) select parents.id, people.id, 'b'`,
    childTable: 'bug_comments',
  },
  {
    parent: 'facts',
    counter: 'like_count',
    insertParents: sql`insert into facts (person_id, text, source) select ${author}, 't', 's' from generate_series(1, 3)`,
    children: sql`fact_likes (fact_id, person_id) select parents.id, people.id`,
    childTable: 'fact_likes',
  },
  {
    parent: 'feature_requests',
    counter: 'vote_count',
    insertParents: sql`insert into feature_requests (person_id, title, description, priority)
      select ${author}, 't', 'd', 'Low' from generate_series(1, 3)`,
    children: sql`feature_votes (request_id, person_id) select parents.id, people.id`,
    childTable: 'feature_votes',
  },
  {
    parent: 'courses',
    counter: 'enrolled_count',
    insertParents: sql`insert into courses (title, description, image, paise_per_week, trainer, syllabus)
      select 't', 'd', '/i', 1, '{}', '[]' from generate_series(1, 3)`,
    children: sql`enrolments (course_id, person_id) select parents.id, people.id`,
    childTable: 'enrolments',
  },
]

test.each(counters)('$parent.$counter follows many rows in one statement', async (given) => {
  const parent = sql.identifier(given.parent)
  const counts = async () => {
    const { rows } = await app.db.execute<{ count: number }>(
      sql`select ${sql.identifier(given.counter)} as count from ${parent} order by id desc limit 3`,
    )
    return rows.map(({ count }) => count)
  }
  await app.db.execute(given.insertParents)
  // The newest parent gets no children.
  await app.db.execute(sql`insert into ${given.children} from people,
    (select id from ${parent} order by id desc offset 1 limit 2) parents where people.email like 'p%@example.in'`)
  expect(await counts()).toEqual([0, 300, 300])

  const person = sql.identifier(given.childTable === 'bug_comments' ? 'author_id' : 'person_id')
  await app.db.execute(sql`delete from ${sql.identifier(given.childTable)}
    where ${person} in (select id from people where email like 'p1%@example.in')`)
  expect(await counts()).toEqual([0, 189, 189])
})

test('the wallet check applies to the sum of the rows of a statement', async () => {
  const { id } = await app.newActor('learner')
  const add = (...paise: number[]) =>
    app.db.execute(sql`insert into wallet_entries (person_id, amount_paise, reason)
      select ${id}, amount, 'test' from unnest(${sql.param(paise)}::bigint[]) amount`)
  const overdraft = { cause: { constraint: 'wallet_balances_not_negative' } }
  await add(-100, 300)
  await expect(add(500, -701)).rejects.toMatchObject(overdraft)
  await add(500, -700)
  await expect(add(-1)).rejects.toMatchObject(overdraft)
})

test('the latest end of the access entries of a statement is stored with each person', async () => {
  const [one, other] = [await app.newActor('learner'), await app.newActor('learner')]
  await app.db.execute(sql`insert into access_entries (person_id, starts_at, ends_at, reason)
    select person, '2030-01-01', date '2030-02-01' + n, 'test'
    from unnest(${sql.param([one.id, other.id])}::bigint[]) person, generate_series(1, 20) n`)
  const { rows } = await app.db.execute(sql`select access_ends_at::date::text as ends from people
    where id in (${one.id}, ${other.id})`)
  expect(rows).toEqual([{ ends: '2030-02-21' }, { ends: '2030-02-21' }])
})
