import type { ReplyPlace } from '#contract/threads/saved-replies.ts'
import { boolean, integer, pgTable, smallint, sql, text, uuid } from '#server/kit/db/orm.ts'
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
  /** If it waited on the author's device. */
  writtenAt: instant(),
})

/** For staff only, so not among the messages. */
export const threadNotes = pgTable('thread_notes', {
  id: id(),
  threadId: reference()
    .notNull()
    .references(() => threads.id, { onDelete: 'cascade' }),
  authorId: person().notNull(),
  forId: person(),
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

export const savedReplies = pgTable('saved_replies', {
  id: reference().primaryKey().generatedAlwaysAsIdentity(),
  personId: person().notNull(),
  title: text().notNull(),
  body: text().notNull(),
  places: text()
    .array()
    .$type<ReplyPlace[]>()
    .notNull()
    .default(sql`'{reviews,questions,support}'`),
  /** With everybody who answers there. */
  isShared: boolean().notNull().default(false),
  createdAt: instant().notNull().defaultNow(),
})
