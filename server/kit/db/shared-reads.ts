import type { Db } from './db.ts'

const sharedBy = new WeakMap<Db, Map<string, Promise<unknown>>>()

/** A handle on the same database for the parts of one page: what several of them look up is read once. */
export function withSharedReads(db: Db): Db {
  const handle = Object.create(db) as Db
  sharedBy.set(handle, new Map())
  return handle
}

/** Reads once per handle of `withSharedReads`; always on any other handle. The key names what is read, and of whom. */
export function sharedRead<Value>(db: Db, key: string, read: () => Promise<Value>): Promise<Value> {
  const reads = sharedBy.get(db)
  if (!reads) return read()
  const known = reads.get(key) as Promise<Value> | undefined
  if (known) return known
  const reading = read()
  reads.set(key, reading)
  return reading
}
