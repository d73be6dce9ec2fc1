import type { Db } from '#server/kit/db/db.ts'

/** A file of a person, and under which path their download shows it: one that is stored, or one drawn for it. */
export type PersonalFile = { path: string } & ({ fileId: string } | { draw: () => Promise<Buffer> })

/**
 * What becomes of a column that leads to a person when they delete their account.
 * - removed: the row goes, or what it says is taken out of it
 * - kept: the row stays and still says something; `keeps` tells the person
 * - staff: only who works for the academy stands there, and only as a number: their name goes with their account
 * - others: not about people with an account
 */
export type Fate = 'removed' | 'kept' | 'staff' | 'others'

/**
 * What one domain keeps about people: how it tells them, and how it forgets them. Every domain with a table about
 * people has one; the composition root hands all of them to the download and to the deletion of an account.
 */
export type PersonalData = {
  /** Names the file in the download, such as 'payments'. */
  name: string
  /** What that file holds, as one says it: 'your payments, and the days they opened'. */
  about: string
  /** Everything, readable: no ids of other people, no hashes. A Date is written in India's time. */
  tell: (db: Db, personId: number) => Promise<unknown>
  files?: (db: Db, personId: number, publicUrl: string) => Promise<PersonalFile[]>
  /** What goes with the account, as one says it: 'your solutions, their files and what mentors wrote to you'. */
  removes: string[]
  /** What stays, and why it may. */
  keeps: { what: string; why: string }[]
  /** What the person gives up that is worth something, such as credit. */
  loses?: (db: Db, personId: number, now: Date) => Promise<string[]>
  /**
   * Forgets the person, in the one transaction of the deletion; higher domains go first. Answers what leaves the file
   * store once it is committed.
   */
  forget: (db: Db, personId: number) => Promise<string[]>
  /**
   * Every column of its tables that leads to a person or holds an address, as 'table.column'. A test compares this
   * with the database: a table about people that nobody thought of fails it.
   */
  fates: Record<string, Fate>
}

/** What is handed to the download and the deletion: every domain's part, low to high, and who says goodbye. */
export type Leaving = {
  parts: PersonalData[]
  sayGoodbye: (db: Db, to: { email: string }) => Promise<void>
}
