import type { SimilarQuestion } from '#contract/mentoring/questions.ts'
import type { Db } from '#server/kit/db/db.ts'
import { sql } from '#server/kit/db/orm.ts'
import { threadMessages } from '#server/threads/tables.ts'
import { publishedIn, toPublished } from './published.store.ts'
import { questionsIn, toQuestion } from './store.ts'

const maxResults = 3
/** At least this share of the typed words, or of the letters of a title: a learner types a sentence, not keywords. */
const minWords = 0.4
const minLetters = 0.35

type Search = { stepId: number; personId: number; text: string }
type Found = { kind: 'published' | 'mine'; id: number }

/** Only what is published on the step, and the person's own questions. Typing errors are forgiven in titles. */
export async function similarQuestions(db: Db, search: Search): Promise<SimilarQuestion[]> {
  const found = await bestMatches(db, search)
  const idsOf = (kind: Found['kind']) => found.filter((one) => one.kind === kind).map(({ id }) => id)
  const [published, mine] = await Promise.all([
    publishedIn(db, search.personId, idsOf('published')),
    questionsIn(db, idsOf('mine')),
  ])
  return found.flatMap(({ kind, id }): SimilarQuestion[] => {
    if (kind === 'mine') return mine.filter((row) => row.id === id).map((row) => ({ kind, ...toQuestion(row) }))
    return published.filter((row) => row.id === id).map((row) => ({ kind, ...toPublished(row) }))
  })
}

async function bestMatches(db: Db, { stepId, personId, text }: Search): Promise<Found[]> {
  const { rows } = await db.execute<Found>(sql`
    with typed as (select tsvector_to_array(to_tsvector('english', ${text})) as words),
    candidates as (
      select 'published' as kind, id, title, search from published_questions where step_id = ${stepId}
      union all
      select 'mine', questions.id, title, to_tsvector('english', title || ' ' || coalesce(first.body, ''))
      from questions
      left join lateral (
        select body from ${threadMessages} where thread_id = questions.thread_id order by id limit 1) as first on true
      where step_id = ${stepId} and person_id = ${personId}
        and not exists (select from published_questions where question_id = questions.id)
    ),
    scored as (
      select kind, id, similarity(title, ${text}) as letters,
        (select count(*) from unnest(typed.words) as word where word = any(tsvector_to_array(search)))::float
          / greatest(cardinality(typed.words), 1) as words
      from candidates, typed
    )
    select kind, id::int from scored where words >= ${minWords} or letters >= ${minLetters}
    order by words + letters desc, id desc limit ${maxResults}`)
  return rows
}
