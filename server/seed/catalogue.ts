import type { CourseFacts, SyllabusWeek } from '#contract/catalogue/courses.ts'
import type { TeamMember } from '#contract/site/team.ts'
import { courses } from '#server/catalogue/tables.ts'
import type { Db } from '#server/kit/db/db.ts'
import { eq } from '#server/kit/db/orm.ts'
import { courseFolders, startFolder } from './lessons.ts'
import { readContent } from './read-content.ts'

export type SeedCourse = {
  title: string
  subtitle: string
  description: string[]
  rupeesPerWeek: number
  /** A key of content/team.json. */
  trainer: string
  facts: CourseFacts
  weeks: Omit<SyllabusWeek, 'week'>[]
}

const readCourseDetails = (name: string) => readContent<SeedCourse>(`../../courses/${name}.json`)

/** The first has id 1: the spec's cards and details name the ids. */
export const seedCourses = () => courseFolders().map(readCourseDetails)

/** Its exercises are asked in mock interviews. */
const interviewCourse = 'Data Structures & Interview Preparation'

const nobody = { name: '', role: '', experience: '', image: '' }

/** The trainers are sample people, so a real school starts without them. */
export async function seedCatalogue(db: Db, { withTrainers }: { withTrainers: boolean }) {
  const team = readContent<Record<string, Omit<TeamMember, 'id'>>>('content/team.json')
  await db.insert(courses).values(
    seedCourses().map(({ title, subtitle, description, rupeesPerWeek, trainer, facts, weeks }, index) => {
      const { name, title: role, experience, image } = team[trainer]!
      const sample = { name, role, experience, image, isSample: true }
      return {
        id: index + 1,
        title,
        subtitle,
        description: description.join('\n\n'),
        image: `/media/course-${index + 1}.svg`,
        paisePerWeek: rupeesPerWeek * 100,
        trainer: withTrainers ? sample : nobody,
        facts,
        syllabus: weeks.map((week, index) => ({ week: index + 1, ...week })),
        isListed: true,
        hasInterviews: title === interviewCourse,
      }
    }),
  )
}

/** The beginners' path: in no list, without price and trainer. Returns its id; null if there is one, deleted or not. */
export async function seedStartCourse(db: Db): Promise<number | null> {
  const { title, subtitle, description, weeks } = readCourseDetails(startFolder)
  const [row] = await db
    .insert(courses)
    .values({
      title,
      subtitle,
      description: description.join('\n\n'),
      image: '/media/course-5.svg',
      paisePerWeek: 0,
      trainer: nobody,
      syllabus: weeks.map((week, index) => ({ week: index + 1, ...week })),
      isStart: true,
    })
    .onConflictDoNothing({ target: courses.isStart, where: eq(courses.isStart, true) })
    .returning({ id: courses.id })
  return row?.id ?? null
}
