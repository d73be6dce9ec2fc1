import type { NodePgDatabase } from '#server/kit/db/orm.ts'
import type { Actor } from './http/actor.ts'
import type { Env } from './env.ts'
import type { FileStore } from './files/file-store.ts'
import type { Line } from './live/pubsub.ts'
import type { Jobs } from './jobs.ts'
import type { Keys } from './security/encryption-keys.ts'

/** What the composition root hands to everything it mounts. */
export type Deps = {
  env: Env
  db: NodePgDatabase
  secret: string
  keys: Keys
  files: FileStore
  jobs: Jobs
  findActor: (token: string) => Promise<Actor | null>
  clock: () => Date
  /** Listens to what the database tells all instances. */
  hear: Line['hear']
  /** Null while it is not known: then nothing that was kept may be shown. */
  contentVersion: () => number | null
}
