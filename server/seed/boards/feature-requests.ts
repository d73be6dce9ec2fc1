import type { Priority, RequestState } from '#contract/community/feature-requests.ts'
import { dayMs as day } from '#contract/kit/durations.ts'
import { featureRequests, featureVotes } from '#server/community/tables.ts'
import { people } from '#server/identity/tables.ts'
import type { Db } from '#server/kit/db/db.ts'
import { inArray } from '#server/kit/db/orm.ts'
import { emailOf } from '../learners.ts'
import { readContent } from '../read-content.ts'

const ago = (days: number) => new Date(Date.now() - days * day)

const who = {
  asha: 'learner@kaushal.example',
  mentor: 'mentor@kaushal.example',
  devika: emailOf(['Devika', 'Menon']),
  gurleen: emailOf(['Gurleen', 'Kaur Sandhu']),
  tsering: emailOf(['Tsering', 'Dolma']),
  rohit: emailOf(['Rohit', 'Jadhav']),
  farhana: emailOf(['Farhana', 'Begum']),
  kishore: emailOf(['Kishore', 'Reddy']),
  meenakshi: emailOf(['Meenakshi', 'Iyer']),
}
type Name = keyof typeof who

type SeedRequest = {
  by: Name
  daysAgo: number
  title: string
  description: string
  priority: Priority
  votes: Name[]
  state?: RequestState
  answer?: { daysAgo: number; words: string }
}

export async function seedFeatureRequests(db: Db) {
  const rows = await db
    .select({ id: people.id, email: people.email })
    .from(people)
    .where(inArray(people.email, Object.values(who)))
  const idOf = (name: Name) => rows.find(({ email }) => email === who[name])!.id
  for (const { by, daysAgo, votes, state = 'open', answer, ...request } of readContent<SeedRequest[]>(
    'boards/feature-requests.json',
  )) {
    const answered = answer && { answer: answer.words, answeredAt: ago(answer.daysAgo), answeredBy: idOf('mentor') }
    const [row] = await db
      .insert(featureRequests)
      .values({ ...request, state, personId: idOf(by), createdAt: ago(daysAgo), ...answered })
      .returning({ id: featureRequests.id })
    await db.insert(featureVotes).values([by, ...votes].map((name) => ({ requestId: row!.id, personId: idOf(name) })))
  }
}
