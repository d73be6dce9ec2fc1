import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { withChecksum } from '#server/kit/files/store.ts'
import { startupError } from '#server/kit/startup-error.ts'

/** The rows of one table as COPY writes them, in a file named after the table. */
const Table = z.object({ name: z.string().regex(/^[a-z0-9_]+$/), columns: z.array(z.string()), rows: z.number() })

const Manifest = z.object({
  /** Increased when an older restore could not read the backup. */
  format: z.literal(1),
  createdAt: z.iso.datetime(),
  version: z.string(),
  postgres: z.string(),
  migrations: z.array(z.object({ number: z.number(), name: z.string(), sha256: z.string() })),
  tables: z.array(Table),
  sequences: z.array(z.object({ name: z.string(), lastValue: z.string(), isCalled: z.boolean() })),
  jobs: z.object({ rows: z.number() }),
  files: z.object({
    count: z.number(),
    bytes: z.number(),
    /** Files that were missing or damaged in the store; the operator chose to skip them. */
    lost: z.array(z.string()),
  }),
})

export type Manifest = z.infer<typeof Manifest>
export type BackupTable = z.infer<typeof Table>

export const manifestName = 'manifest.json'
/** One line for each other file of the backup, in the format of `sha256sum`. */
export const checksumsName = 'SHA256SUMS'
export const jobsPath = 'jobs.copy'
export const tablePath = (name: string) => `tables/${name}.copy`
export const filePath = (id: string) => `files/${id.slice(0, 2)}/${id}`
/** The id of an uploaded file, or null for another part of the backup. */
export const fileIdOf = (path: string) => (path.startsWith('files/') ? path.split('/').at(-1)! : null)

export async function checksumOf(path: string): Promise<string> {
  const { content, result } = withChecksum(createReadStream(path))
  for await (const _ of content) continue
  return result().sha256.toString('hex')
}

export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, manifestName), 'utf8').catch(() => {
    throw startupError(`There is no backup in ${folder}: ${manifestName} is missing.`)
  })
  const parsed = Manifest.safeParse(parseOrNull(text))
  if (parsed.success) return parsed.data
  throw startupError(
    `The ${manifestName} in ${folder} can't be read. It is damaged, or was written by another version.`,
  )
}

function parseOrNull(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
