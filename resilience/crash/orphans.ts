import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { openAcademy } from '#server/academy.ts'
import { readEnv } from '#server/kit/env.ts'
import { createLog } from '#server/kit/log.ts'
import { removeForgotten, removeUnknown } from '#server/learning/uploads/service.ts'
import type { Product } from '../../bench/product.ts'
import type { Finding } from '../trial.ts'
import { withDatabase } from './work.ts'

/** What is in the store without a row, and what has a row and is not in the store. */
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

/** The nightly work, as if it were the day after tomorrow. */
async function removeOrphans(product: Product) {
  const env = readEnv({ DATA_DIR: product.dataDir, LOG_LEVEL: 'silent' })
  const { deps, close } = await openAcademy(env, await product.connection(), createLog(env))
  const later = new Date(Date.now() + 48 * 3_600_000)
  await removeForgotten(deps, later)
  await removeUnknown(deps, later)
  await close()
}

/** Whoever ends between storing a file and noting it leaves a file that nobody knows; the nightly work finds it. */
export async function judgeOrphans(product: Product): Promise<Finding> {
  const before = await countOrphans(product)
  await removeOrphans(product)
  const { files, orphans, missing } = await countOrphans(product)
  return {
    tried: 'files that nobody knows, removed',
    times: `${before.orphans} of ${before.files} files`,
    lost: missing,
    seen: `${orphans} left (0), ${files} files are known`,
    holds: orphans + missing === 0,
  }
}
