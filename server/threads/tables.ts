import { integer, pgTable, smallint, text, uuid } from '#server/kit/db/orm.ts'
import { id, instant, reference } from '#server/kit/tables.ts'
import { files } from '#server/site/tables.ts'
import { person } from '#server/identity/tables.ts'

export const threads = pgTable('threads', {
  id: id(),
  ownerId: person().notNull(),
  messageCount: integer().notNull().default(0),
  createdAt: instant().notNull().defaultNow(),
})

export const threadMessages = pgTable('thread_messages', {
  id: id(),
  threadId: reference()
    .notNull()
    .references(() => threads.id, { onDelete: 'cascade' }),
  authorId: person().notNull(),
  body: text().notNull(),
  createdAt: instant().notNull().defaultNow(),
})

export const threadPictures = pgTable('thread_pictures', {
  fileId: uuid()
    .primaryKey()
    .references(() => files.id),
  messageId: reference()
    .notNull()
    .references(() => threadMessages.id, { onDelete: 'cascade' }),
  position: smallint().notNull(),
})
