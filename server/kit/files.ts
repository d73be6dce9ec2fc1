import { join } from 'node:path'
import type { Env } from './env.ts'
import { openDiskStore } from './files/disk.ts'
import { openObjectStore } from './files/object-store.ts'
import type { FileStore } from './files/store.ts'

export type { FileStore, StoredFile } from './files/store.ts'

/** The object store where one is configured, the data folder otherwise. */
export const openFileStore = ({ objectStore, dataDir }: Pick<Env, 'objectStore' | 'dataDir'>): FileStore =>
  objectStore ? openObjectStore(objectStore) : openDiskStore(join(dataDir, 'files'))
