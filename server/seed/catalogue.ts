import { courses } from '#server/catalogue/tables.ts'
import type { Db } from '#server/kit/db/db.ts'
import { backend } from './courses/backend.ts'
import { cloud } from './courses/cloud.ts'
import type { WrittenCourse } from './courses/course.ts'
import { database } from './courses/database.ts'
import { devops } from './courses/devops.ts'
import { frontend } from './courses/frontend.ts'
import { fullStack } from './courses/full-stack.ts'
import { javascript } from './courses/javascript.ts'
import { microservices } from './courses/microservices.ts'
import { mobile } from './courses/mobile.ts'
import { structures } from './courses/structures.ts'

/** The first has id 1: the spec's cards and details name the ids. */
const written: WrittenCourse[] = [
  fullStack,
  frontend,
  backend,
  mobile,
  javascript,
  cloud,
  database,
  devops,
  microservices,
  structures,
]

const listed = 9

/** The ten courses; the last has a details page but stands in no grid. */
export async function seedCatalogue(db: Db) {
  await db.insert(courses).values(
    written.map(({ title, subtitle, description, rupeesPerWeek, trainer, weeks }, index) => ({
      id: index + 1,
      title,
      subtitle,
      description: description.join('\n\n'),
      image: `course-${index + 1}`,
      paisePerWeek: rupeesPerWeek * 100,
      trainer,
      syllabus: weeks.map((week, index) => ({ week: index + 1, ...week })),
      isListed: index < listed,
    })),
  )
}
