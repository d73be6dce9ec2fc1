import type { Db } from '#server/kit/db.ts'

/** A stored file of a person, and under which path their download shows it. */
export type PersonalFile = { path: string; fileId: string }

/**
 * What one domain keeps about people: how it tells them, and how it forgets them. Every domain with a table about
 * people has one; the composition root hands all of them to the download and to the deletion of an account.
 */
export type PersonalData = {
  /** Names the file in the download, such as 'payments'. */
  name: string
  /** Everything, readable: no ids of other people, no hashes. */
  tell: (db: Db, personId: number) => Promise<unknown>
  files?: (db: Db, personId: number) => Promise<PersonalFile[]>
  /** What goes with the account, as one says it: 'your solutions, their files and what mentors wrote to you'. */
  removes: string[]
  /** What stays, and why it may. */
  keeps: { what: string; why: string }[]
  /** What the person gives up that is worth money, such as credit. */
  loses?: (db: Db, personId: number) => Promise<string[]>
  /** Forgets the person, in the one transaction of the deletion. Answers the files that leave the store after it. */
  forget: (db: Db, personId: number) => Promise<string[]>
}
