import { bigint, pgTable, primaryKey } from '#server/kit/orm.ts'
import { courses } from '#server/catalogue/tables.ts'
import { people } from '#server/identity/tables.ts'
import { instant } from '#server/kit/tables.ts'

export const enrolments = pgTable(
  'enrolments',
  {
    personId: bigint({ mode: 'number' })
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    courseId: bigint({ mode: 'number' })
      .notNull()
      .references(() => courses.id),
    createdAt: instant().notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.personId, table.courseId] })],
)
