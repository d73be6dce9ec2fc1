import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Product } from '../../bench/product.ts'
import { baseName, hashOf, type Made } from './hand-ins.ts'
import { type Damage, withDatabase } from './work.ts'

/** Where the bytes of files are kept. */
export type Kept = {
  read: (product: Product, id: string) => Promise<Buffer>
  remove: (product: Product, id: string) => Promise<void>
}
const pathOf = ({ dataDir }: Product, id: string) => join(dataDir, 'files', id.slice(0, 2), id)
export const onDisk: Kept = {
  read: (product, id) => readFile(pathOf(product, id)),
  remove: (product, id) => rm(pathOf(product, id)),
}

/** A solution as found: the hash of each file is taken from the bytes in the store, not from what is noted. */
export type Found = { solutionId: number; handInKey: string; text: string; hashes: Map<string, string> }

type Row = { id: string; hand_in_key: string; text_solution: string; files: Stored[] }
type Stored = { id: string; path: string; sha256: string; bytes: number }

const query = `
  select s.id, s.hand_in_key, s.text_solution, coalesce((
    select json_agg(json_build_object('id', f.id, 'path', sf.path, 'sha256', encode(f.sha256, 'hex'), 'bytes', f.bytes))
    from solution_files sf join files f on f.id = sf.file_id where sf.solution_id = s.id), '[]') as files
  from solutions s`

export async function findHandIns(product: Product, kept: Kept): Promise<Found[]> {
  const { rows } = await withDatabase(product, (client) => client.query<Row>(query))
  const found: Found[] = []
  // One by one: an object store would refuse hundreds at once.
  for (const row of rows) found.push(await toFound(product, kept, row))
  return found
}

async function toFound(product: Product, kept: Kept, row: Row): Promise<Found> {
  const hashes = new Map<string, string>()
  for (const { id, path, sha256, bytes } of row.files) {
    const content = await kept.read(product, id).catch(() => Buffer.alloc(0))
    const isAsNoted = content.length === bytes && hashOf(content) === sha256
    hashes.set(baseName(path), isAsNoted ? sha256 : 'not as noted')
  }
  return { solutionId: Number(row.id), handInKey: row.hand_in_key, text: row.text_solution, hashes }
}

const isWhole = ({ text, hashes }: Found, made: Made) =>
  text === made.text &&
  hashes.size === made.hashes.size &&
  [...made.hashes].every(([name, hash]) => hashes.get(name) === hash)

const keyOf = ({ handInKey }: Found) => handInKey

/** Acknowledged means: there, whole, under the id that was told. There means: whole. */
export function judgeHandIns(made: Map<string, Made>, acknowledged: Map<string, number>, found: Found[]): Damage {
  const ids = new Map(found.map(({ handInKey, solutionId }) => [handInKey, solutionId]))
  return {
    lost: [...acknowledged].filter(([key, solutionId]) => ids.get(key) !== solutionId).map(([key]) => key),
    half: found.filter((one) => made.has(one.handInKey) && !isWhole(one, made.get(one.handInKey)!)).map(keyOf),
  }
}
