import { courses } from '#server/catalogue/tables.ts'
import { person } from '#server/identity/tables.ts'
import { date, pgTable, primaryKey, smallint, text } from '#server/kit/db/orm.ts'
import { id, instant, reference } from '#server/kit/tables.ts'
import { tasks } from '../tables.ts'

export const batches = pgTable('batches', {
  id: id(),
  courseId: reference()
    .notNull()
    .references(() => courses.id),
  name: text().notNull(),
  startsOn: date().notNull(),
  /** 1 is Monday. */
  dueWeekday: smallint().notNull().default(7),
  mentorId: person(),
  createdBy: person(),
  createdAt: instant().notNull().defaultNow(),
  archivedAt: instant(),
})
export type BatchRow = typeof batches.$inferSelect

const batch = () =>
  reference()
    .notNull()
    .references(() => batches.id)

export const batchMembers = pgTable('batch_members', {
  id: id(),
  batchId: batch(),
  courseId: reference().notNull(),
  personId: person().notNull(),
  joinedAt: instant().notNull(),
  addedBy: person(),
  leftAt: instant(),
  removedBy: person(),
})

export const planChanges = pgTable('plan_changes', {
  id: id(),
  batchId: batch(),
  /** Null: for everybody in the batch. */
  personId: person(),
  /** Null: everything due from `fromDay` on. */
  taskId: reference().references(() => tasks.id),
  fromDay: date(),
  days: smallint().notNull(),
  reason: text().notNull().default(''),
  madeBy: person(),
  madeAt: instant().notNull(),
})

export const dueReminders = pgTable(
  'due_reminders',
  {
    personId: person().notNull(),
    taskId: reference()
      .notNull()
      .references(() => tasks.id),
    dueOn: date().notNull(),
    sentAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.personId, table.taskId, table.dueOn] })],
)
