import type { Language } from '#engines/program.ts'
import type { Db } from '#server/kit/db/db.ts'
import { sql } from '#server/kit/db/orm.ts'
import { exerciseVersions, problems } from '../lessons/tables.ts'
import { lessonVersions, steps, tasks } from '../tables.ts'

type Content = {
  /** Of lessons and problems together. */
  characters: number
  /** Of the exercises. */
  languages: Language[]
  /** Of the samples that run, as their fences name them. */
  samples: string[]
  /** Changes with the text of a problem, which has no version. */
  problems: string
}

/** What the course's structure doesn't say about its current steps. */
export async function courseContent(db: Db, courseId: number): Promise<Content> {
  const { rows } = await db.execute<Content>(sql`
    with current_steps as (
      select ${steps.id}, ${steps.lessonVersion}, ${steps.exerciseVersion} from ${steps}
      join ${tasks} on ${tasks.id} = ${steps.taskId}
      where ${tasks.courseId} = ${courseId} and ${tasks.archivedAt} is null and ${steps.archivedAt} is null),
    lesson_texts as (
      select lesson from ${lessonVersions} join current_steps on id = step_id and lesson_version = number),
    problem_texts as (
      select ${problems.id}, source from ${problems} join current_steps on current_steps.id = step_id
      where ${problems.archivedAt} is null),
    exercise_languages as (
      select language, also from ${exerciseVersions} join current_steps on id = step_id and exercise_version = number)
    select
      (select coalesce(sum(length(lesson)), 0) from lesson_texts)::int
        + (select coalesce(sum(length(source)), 0) from problem_texts)::int as characters,
      array(select language from exercise_languages union
        select one ->> 'language' from exercise_languages, jsonb_array_elements(also) as one order by 1) as languages,
      array(select distinct fence[1] from lesson_texts, regexp_matches(lesson, '^\`\`\`(\\w+) run\\s*$', 'gn') as fence)
        as samples,
      (select coalesce(md5(string_agg(md5(source), '' order by id)), '') from problem_texts) as problems`)
  return rows[0]!
}
