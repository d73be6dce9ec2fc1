import { createHash } from 'node:crypto'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Product } from '../bench/product.ts'
import { type Damage, withDatabase } from './workload.ts'

export type FileStorage = {
  read: (product: Product, id: string) => Promise<Buffer>
  remove: (product: Product, id: string) => Promise<void>
}
const pathOf = ({ dataDir }: Product, id: string) => join(dataDir, 'files', id.slice(0, 2), id)
export const onDisk: FileStorage = {
  read: (product, id) => readFile(pathOf(product, id)),
  remove: (product, id) => rm(pathOf(product, id)),
}

/** What a learner submitted: the text, and the hash of each file by its name. */
export type Submitted = { text: string; hashes: Map<string, string> }
/** The same as stored; the hashes are those of the bytes in the store. */
type Found = Submitted & { solutionId: number; key: string }

type Row = { id: string; key: string | null; text_solution: string; files: StoredFile[] }
type StoredFile = { id: string; path: string; sha256: string; bytes: number }

const query = `
  select s.id, k.key, s.text_solution, coalesce((
    select json_agg(json_build_object('id', f.id, 'path', sf.path, 'sha256', encode(f.sha256, 'hex'), 'bytes', f.bytes))
    from solution_files sf join files f on f.id = sf.file_id where sf.solution_id = s.id), '[]') as files
  from solutions s left join idempotency_keys k
    on k.endpoint = 'POST /v1/user/submitSolution' and (k.response -> 'data' ->> 'solutionId')::bigint = s.id`

export const hashOf = (content: Buffer) => createHash('sha256').update(content).digest('hex')
export const baseName = (path: string) => path.split('/').at(-1)!

async function toFound(product: Product, storage: FileStorage, row: Row): Promise<Found> {
  const hashes = new Map<string, string>()
  for (const { id, path, sha256, bytes } of row.files) {
    const content = await storage.read(product, id).catch(() => Buffer.alloc(0))
    const isIntact = content.length === bytes && hashOf(content) === sha256
    hashes.set(baseName(path), isIntact ? sha256 : 'damaged')
  }
  return { solutionId: Number(row.id), key: row.key ?? '', text: row.text_solution, hashes }
}

const isComplete = ({ text, hashes }: Found, submitted: Submitted) =>
  text === submitted.text &&
  hashes.size === submitted.hashes.size &&
  [...submitted.hashes].every(([name, hash]) => hashes.get(name) === hash)

export async function checkSubmissions(
  product: Product,
  storage: FileStorage,
  submitted: Map<string, Submitted>,
  acknowledged: Map<string, number>,
): Promise<Damage> {
  const { rows } = await withDatabase(product, (client) => client.query<Row>(query))
  const found: Found[] = []
  // One by one: an object store would refuse hundreds of parallel reads.
  for (const row of rows) found.push(await toFound(product, storage, row))
  const ids = new Map(found.map(({ key, solutionId }) => [key, solutionId]))
  return {
    lost: [...acknowledged].filter(([key, solutionId]) => ids.get(key) !== solutionId).map(([key]) => key),
    incomplete: found
      .filter((one) => submitted.has(one.key) && !isComplete(one, submitted.get(one.key)!))
      .map(({ key }) => key),
  }
}
