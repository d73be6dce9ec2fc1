import { createHash, randomBytes } from 'node:crypto'
import pg from 'pg'
import type { Product } from './product.ts'

export type Member = { personId: number; token: string }
export type School = { stepIds: number[]; members: Member[] }

/** A course and signed-in learners enrolled in it, inserted by SQL: registering would spend a minute on password hashes. */
export async function makeSchool(product: Product, sizes: { members: number; steps: number }): Promise<School> {
  const client = new pg.Client(await product.connection())
  await client.connect()
  try {
    const courseId = await insertCourse(client)
    const stepIds = await insertSteps(client, courseId, sizes.steps)
    const members: Member[] = []
    for (let number = 0; number < sizes.members; number++) members.push(await insertMember(client, courseId))
    return { stepIds, members }
  } finally {
    await client.end()
  }
}

async function insertCourse(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ id: string }>(`
    insert into courses (title, description, image, paise_per_week, trainer, syllabus)
    values ('A course', 'About it', '/media/course-1.svg', 49900,
      '{"name":"","role":"","experience":"","image":""}', '[]') returning id`)
  return Number(rows[0]!.id)
}

async function insertSteps(client: pg.Client, courseId: number, count: number): Promise<number[]> {
  const { rows } = await client.query<{ id: string }>(
    `with task as (insert into tasks (course_id, title, position) values ($1, 'A task', 0) returning id)
     insert into steps (task_id, name, position)
     select task.id, 'Step ' || n, n from task, generate_series(1, $2::int) n returning id`,
    [courseId, count],
  )
  return rows.map(({ id }) => Number(id))
}

async function insertMember(client: pg.Client, courseId: number): Promise<Member> {
  const token = randomBytes(32).toString('base64url')
  const name = `member-${randomBytes(6).toString('hex')}`
  const { rows } = await client.query<{ id: string }>(
    `with person as (
       insert into people (email, username, first_name) values ($1 || '@example.in', $1, 'Meena') returning id
     ), enrolment as (insert into enrolments (person_id, course_id) select id, $2 from person),
     access as (
       insert into access_entries (person_id, starts_at, ends_at, reason)
       select id, at, at + interval '30 days', 'Bench'
       from person, date_trunc('milliseconds', now()) at -- the product's dates have no microseconds
     )
     insert into sessions (person_id, token_hash, device, expires_at)
     select id, $3, 'Bench', now() + interval '1 day' from person returning person_id as id`,
    [name, courseId, createHash('sha256').update(token).digest()],
  )
  return { personId: Number(rows[0]!.id), token }
}
