import type { FoundPassage, FoundPassages } from '#contract/learning/lessons.ts'
import type { Db } from '#server/kit/db/db.ts'
import { sql } from '#server/kit/db/orm.ts'
import { courses } from '#server/catalogue/tables.ts'
import { lessonWords } from '../tables.ts'

const maxResults = 30
// Private-use characters: no lesson has them.
const start = '\uE000'
const end = '\uE001'

type Row = Omit<FoundPassage, 'excerpt'> & { excerpt: string }

/** With typing errors corrected if nothing is found. `courseIds` null: all courses. */
export async function search(db: Db, words: string, courseIds: number[] | null): Promise<FoundPassages> {
  const passages = await findPassages(db, words, courseIds)
  if (passages.length > 0) return { passages, correctedWords: null }
  const corrected = await correctWords(db, words)
  const found = corrected === null ? [] : await findPassages(db, corrected, courseIds)
  return { passages: found, correctedWords: found.length > 0 ? corrected : null }
}

/**
 * Each word that no lesson has becomes the nearest one of a lesson: at most two letters differ, and two that changed
 * places count as one. Null if there is nothing to correct.
 */
async function correctWords(db: Db, words: string): Promise<string | null> {
  const letters = (word: string) =>
    sql.raw(`(select string_agg(a, '' order by a) from string_to_table(${word}, null) a)`)
  const { rows } = await db.execute<{ words: string; differs: boolean }>(sql`
    select string_agg(coalesce(near.word, typed.word), ' ' order by typed.place) as words,
      bool_or(near.word is not null) as differs
    from unnest(string_to_array(lower(${words}::text), ' ')) with ordinality as typed (word, place)
    left join lateral (
      select word from (
        select word, levenshtein_less_equal(word, typed.word, 2) as distance from ${lessonWords}
        where typed.word ~ '^[a-z]{4,30}$' and abs(length(word) - length(typed.word)) <= 2
          and not exists (select from ${lessonWords} as same where same.word = typed.word)
      ) as candidates
      where distance <= 2
      order by distance - (${letters('word')} = ${letters('typed.word')})::int, similarity(word, typed.word) desc, word
      limit 1
    ) as near on true`)
  return rows[0]?.differs ? rows[0].words : null
}

/** The excerpt is cut only for the passages that are shown. */
async function findPassages(db: Db, words: string, courseIds: number[] | null): Promise<FoundPassage[]> {
  const { rows } = await db.execute<Row>(sql`
    with query as (select websearch_to_tsquery('english', ${words}) as words),
    best as (
      select courses.id as course_id, courses.title as course_title, steps.id as step_id, steps.name,
        passages.heading, passages.anchor, passages.body, ts_rank_cd(passages.search, query.words, 1) as rank,
        passages.position
      from query, lesson_passages as passages
      join steps on steps.id = passages.step_id and steps.archived_at is null
      join tasks on tasks.id = steps.task_id and tasks.archived_at is null
      join ${courses} on courses.id = tasks.course_id and courses.archived_at is null
      where passages.search @@ query.words
        and (${courseIds === null}::boolean or courses.id = any(${sql.param(courseIds ?? [])}::bigint[]))
      order by rank desc, steps.id, passages.position
      limit ${maxResults}
    )
    select course_id::int as "courseId", course_title as "courseTitle", step_id::int as "stepId", name as "stepName",
      heading, anchor,
      ts_headline('english', body, query.words,
        ${`StartSel=${start},StopSel=${end},MaxWords=35,MinWords=15`}) as excerpt
    from best, query order by rank desc, step_id, position`)
  return rows.map((row) => ({ ...row, excerpt: row.excerpt.split(new RegExp(`[${start}${end}]`)) }))
}
