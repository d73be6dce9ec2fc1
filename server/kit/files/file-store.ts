import { join } from 'node:path'
import type { Env } from '../env.ts'
import { openDiskStore } from './disk.ts'
import { openObjectStore } from './object-store.ts'
import type { FileStore } from './store.ts'

export type { FileStore, StoredFile } from './store.ts'

/** The object store if one is configured, otherwise the data folder. */
export const openFileStore = ({ objectStore, dataDir }: Pick<Env, 'objectStore' | 'dataDir'>): FileStore =>
  objectStore ? openObjectStore(objectStore) : openDiskStore(join(dataDir, 'files'))
