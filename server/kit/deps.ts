import type { Standing } from '#contract/kit/access.ts'
import type { Limit } from '#contract/kit/endpoint.ts'
import type { Db } from './db/db.ts'
import type { Env } from './env.ts'
import type { FileStore } from './files/file-store.ts'
import type { Git } from './git/git.ts'
import type { Jobs } from './jobs.ts'
import type { PubSub } from './live/pubsub.ts'
import type { EmailDraft } from './mailer.ts'
import type { EncryptionKeys } from './security/encryption-keys.ts'
import type { Workers } from './workers/documents.ts'

/** Everything a service may need besides the database, which it takes as its own first argument. */
export type Tools = {
  env: Env
  secret: string
  keys: EncryptionKeys
  files: FileStore
  /** Null where it isn’t installed, or turned off. */
  git: Git | null
  jobs: Jobs
  /** Threads for CPU-heavy work such as creating a PDF. */
  workers: Workers
  /** Counts the request in the same statement if there is a limit. */
  findActor: (token: string, limit?: PersonLimit | null) => Promise<FoundActor | null>
  /** Why the session of a token ended, as a sentence; null if that is unknown. */
  whySignedOut: (token: string) => Promise<string | null>
  /** The message for somebody whose payment is pending, in place of a refusal; null if none is pending. */
  pendingMessage: (personId: number) => Promise<string | null>
  /** For the domains below notifications, which cannot import it. */
  sendEmail: (db: Db, email: EmailDraft) => Promise<void>
  clock: () => Date
  subscribe: PubSub['subscribe']
  /** Null while it is unknown: then nothing cached may be shown. */
  contentVersion: () => number | null
}

/** What the composition root hands to everything it mounts. Services take `db` and `tools` apart. */
export type Deps = Tools & { db: Db }

/** The signed-in person. Ids in a payload never say who is calling. */
export type Actor = Standing & {
  id: number
  sessionId: number
  /** Staff without the second factor that the settings require: they only have a learner's access. */
  lacksSecondFactor: boolean
  /** Whether they ever had access: a verified payment, or days that staff gave. */
  isMember: boolean
  /** When their access ends or ended; null if they never had any. */
  accessEnds: Date | null
}

/** Counts the request for the person it comes from. */
export type PersonLimit = {
  /** What is limited: each person has their own count. */
  name: string
  limit: Limit
}

export type FoundActor = Actor & {
  /** How many seconds to wait, because the limit is exceeded; 0 if it isn't, or if none was given. */
  wait: number
}
