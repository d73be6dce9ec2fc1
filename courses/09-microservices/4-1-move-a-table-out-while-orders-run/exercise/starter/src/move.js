import { readFile } from 'node:fs/promises'

/** Called first, and again after a crash. First both files of SQL; the order matters. */
export async function prepare({ old, target }) {}

/** Copies the next rows by id, at most `size`. Returns { copied, done }; done if there were fewer than `size`. */
export async function backfill({ old, target, size }) {
  return { copied: 0, done: true }
}

/** Handles noted changes, at most `limit`: copies each changed row as it is now, or its absence. Returns how many. */
export async function catchUp({ old, target, limit }) {
  return 0
}

/** Counts what differs: { missing, different, stillThere }, seen from the old table. */
export async function compare({ old, target }) {
  return { missing: 0, different: 0, stillThere: 0 }
}
