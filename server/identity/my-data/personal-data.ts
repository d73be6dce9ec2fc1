import type { Db } from '#server/kit/db/db.ts'
import type { Tools } from '#server/kit/deps.ts'
import type { Workers } from '#server/kit/workers/documents.ts'

/** A file of a person and its path in their download: a stored file, or one rendered for it. */
export type PersonalFile = { path: string } & ({ fileId: string } | { render: () => Promise<Buffer> })

export type FileTools = { publicUrl: string; render: Workers['render'] }

/**
 * What happens to a column that refers to a person when they delete their account.
 * - removed: the row is deleted, or the value is cleared
 * - kept: the row stays; `retains` tells the person why
 * - staff: refers only to staff, by number; their name goes with their account
 * - others: not about people with an account
 */
export type Retention = 'removed' | 'kept' | 'staff' | 'others'

/**
 * The data that one domain stores about people: how to export it and how to delete it. Every domain with a table about
 * people has one; the composition root passes all of them to the download and the deletion of accounts.
 */
export type PersonalData = {
  /** The name of the file in the download, such as 'payments'. */
  name: string
  /** What that file contains, in the person's terms: 'your payments and the days they paid for'. */
  about: string
  /** Everything, readable: no ids of other people, no hashes. Dates are written in Indian time. */
  collect: (db: Db, personId: number) => Promise<unknown>
  files?: (db: Db, personId: number, tools: FileTools) => Promise<PersonalFile[]>
  /** What is deleted with the account, in the person's terms: 'your solutions, their files and mentors' feedback'. */
  removes: string[]
  /** What we keep, and why we may keep it. */
  retains: { what: string; why: string }[]
  /** What the person loses that has a value, such as credit. */
  loses?: (db: Db, personId: number, now: Date) => Promise<string[]>
  /** What staff settle before they delete the account, because nobody could be reached about it later. */
  unsettled?: (db: Db, personId: number) => Promise<string[]>
  /** What ends with the account and others are notified of, in the same transaction, before anything is erased. */
  leave?: (db: Db, tools: Tools, personId: number) => Promise<unknown>
  /** Runs in the transaction of the deletion, higher domains first. Returns the files to delete after the commit. */
  erase: (db: Db, personId: number) => Promise<string[]>
  /**
   * Every column that refers to a person or holds an email address, as 'table.column'. A test compares it with the
   * database, so that no new table about people is missed.
   */
  columns: Record<string, Retention>
}

/** How and when somebody asked staff to delete their account. */
export type Farewell = { askedBy: string; askedOn: string }

export type PersonalDataParts = {
  /** Lower domains first. */
  parts: PersonalData[]
  sendFarewell: (db: Db, tools: Tools, to: { email: string }, request?: Farewell) => Promise<void>
}
