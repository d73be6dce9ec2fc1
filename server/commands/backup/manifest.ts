import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { startupError } from '#server/kit/startup-error.ts'

/** The rows of one table as COPY writes them, in a file named like the table. */
const Table = z.object({ name: z.string().regex(/^[a-z0-9_]+$/), columns: z.array(z.string()), rows: z.number() })

const Manifest = z.object({
  /** Changes when what is written here no longer suits an older restore. */
  format: z.literal(1),
  /** The moment whose state this is. */
  madeAt: z.iso.datetime(),
  version: z.string(),
  postgres: z.string(),
  migrations: z.array(z.object({ number: z.number(), name: z.string(), sha256: z.string() })),
  tables: z.array(Table),
  sequences: z.array(z.object({ name: z.string(), lastValue: z.string(), isCalled: z.boolean() })),
  /** Work that waited in the job queue. */
  work: z.object({ rows: z.number() }),
  files: z.object({
    count: z.number(),
    bytes: z.number(),
    /** Named by a row and not in the store any more, or not as they were: who made the backup was told. */
    lost: z.array(z.string()),
  }),
})

export type Manifest = z.infer<typeof Manifest>
export type KeptTable = z.infer<typeof Table>

export const manifestName = 'manifest.json'
/** One line for each other file of the backup, as `sha256sum` writes and checks them. */
export const sumsName = 'SHA256SUMS'
export const workPath = 'work.copy'
export const tablePath = (name: string) => `tables/${name}.copy`
export const filePath = (id: string) => `files/${id.slice(0, 2)}/${id}`
/** The id of an uploaded file, or null when this is another part of the backup. */
export const fileIdOf = (path: string) => (path.startsWith('files/') ? path.split('/').at(-1)! : null)

export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, manifestName), 'utf8').catch(() => {
    throw startupError(`${folder} holds no backup: there is no ${manifestName} in it.`)
  })
  const parsed = Manifest.safeParse(parseOrNull(text))
  if (parsed.success) return parsed.data
  throw startupError(`The ${manifestName} in ${folder} cannot be read: it is damaged, or of another version.`)
}

function parseOrNull(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
