import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { openAcademy } from '#server/academy.ts'
import { readEnv } from '#server/kit/env.ts'
import { createLog } from '#server/kit/log.ts'
import { removeExpiredUploads, removeOrphanedFiles } from '#server/learning/uploads/service.ts'
import { type Product, productSecret } from '../bench/product.ts'
import type { Finding } from './trial.ts'
import { withDatabase } from './workload.ts'

/** Files without a row, and rows without a file. */
async function countOrphans(product: Product) {
  const stored = new Set(await storedIds(join(product.dataDir, 'files')))
  const known = await withDatabase(product, async (client) => {
    const { rows } = await client.query<{ id: string }>('select id from files union select stored_id from upload_parts')
    return new Set(rows.map(({ id }) => id))
  })
  const orphans = [...stored].filter((id) => !known.has(id)).length
  const missing = [...known].filter((id) => !stored.has(id)).length
  return { files: stored.size, orphans, missing }
}

async function storedIds(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name)
}

/** Runs the nightly clean-up as if it were two days later. */
async function removeOrphans(product: Product) {
  const env = readEnv({ DATA_DIR: product.dataDir, LOG_LEVEL: 'silent', APP_SECRET: productSecret })
  const { deps, close } = await openAcademy(env, await product.connection(), createLog(env))
  const later = new Date(Date.now() + 48 * 3_600_000)
  await removeExpiredUploads(deps.db, deps, later)
  await removeOrphanedFiles(deps.db, deps, later)
  await close()
}

/** A crash between storing a file and its row leaves an orphan, which the nightly clean-up removes. */
export async function checkOrphans(product: Product): Promise<Finding> {
  const before = await countOrphans(product)
  await removeOrphans(product)
  const { files, orphans, missing } = await countOrphans(product)
  return {
    tried: 'orphaned files removed at night',
    times: `${before.orphans} of ${before.files} files`,
    lost: missing,
    seen: `${orphans} left (0), ${files} files in use`,
    holds: orphans + missing === 0,
  }
}
