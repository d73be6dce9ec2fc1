import { eq, sql } from '#server/kit/db/orm.ts'
import type { Role } from '#contract/kit/access.ts'
import { insertPerson } from '#server/identity/index.ts'
import { people } from '#server/identity/tables.ts'
import type { Db } from '#server/kit/db/db.ts'
import { hashPassword } from '#server/kit/security/passwords.ts'

export const demoPassword = 'kaushal-demo-2025'

type Account = { role: Role; email: string; firstName: string; lastName: string }
export const demoAccounts: Account[] = [
  { role: 'learner', email: 'learner@kaushal.example', firstName: 'Asha', lastName: 'Kumari' },
  { role: 'mentor', email: 'mentor@kaushal.example', firstName: 'Imran', lastName: 'Sheikh' },
  { role: 'admin', email: 'admin@kaushal.example', firstName: 'Lakshmi', lastName: 'Narayanan' },
]

export async function seedPeople(db: Db) {
  const passwordHash = await hashPassword(demoPassword)
  for (const { email, ...person } of demoAccounts) {
    await insertPerson(db, {
      ...person,
      email,
      username: email.split('@')[0]!,
      passwordHash,
      emailConfirmedAt: new Date(),
    })
  }
}

/** What the demo learner tells about herself. */
export async function seedProfile(db: Db) {
  await db
    .update(people)
    .set({
      phone: '+919876543210',
      about:
        'I’m from Ranchi. I worked at a clinic’s front desk before I started coding. I like simple forms and clear SQL. On Sundays I go trekking.',
      linkedin: 'https://www.linkedin.com/in/asha-kumari-kaushal-demo',
      github: 'https://github.com/asha-kumari-kaushal-demo',
      portfolio: 'https://asha.kaushal.example',
    })
    .where(eq(people.email, demoAccounts[0]!.email))
}

/** The demo learner, whom the other parts of the demo are about. */
export async function demoLearnerId(db: Db): Promise<number> {
  const [row] = await db.select({ id: people.id }).from(people).where(eq(people.email, demoAccounts[0]!.email))
  return row!.id
}

/** Learners were last seen when they last did something in the demo, some of them weeks ago. */
export async function seedVisits(db: Db) {
  await db.execute(sql`update people set last_seen_at = date_trunc('milliseconds', least(now(), greatest(
      created_at,
      (select max(payments.created_at) from payments where person_id = people.id),
      (select max(submitted_at) from solutions where person_id = people.id),
      (select max(updated_at) from lesson_readings where person_id = people.id),
      (select max(thread_messages.created_at) from thread_messages where author_id = people.id)
    )))
    where role = 'learner' and last_seen_at is null`)
}
