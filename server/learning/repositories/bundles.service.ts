import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { Tools } from '#server/kit/deps.ts'
import type { StoredFile } from '#server/kit/files/file-store.ts'
import type { Git } from '#server/kit/git/git.ts'
import { newRepository, type Repository } from '#server/kit/git/repository.ts'
import type { StepContext } from '../enrolments/store.ts'
import { remoteName } from '../lessons/remote.rules.ts'

export const mainRef = 'refs/heads/main'
export const starterRef = 'refs/school/starter'
export const attemptRefs = 'refs/attempts/'

/** Runs the work on a repository that is gone afterwards. */
export async function withRepository<T>(
  git: Git,
  bundle: Buffer | null,
  work: (repository: Repository) => Promise<T>,
): Promise<T> {
  const repository = await newRepository(git)
  try {
    if (bundle) await repository.open(bundle)
    return await work(repository)
  } finally {
    await repository.remove()
  }
}

/** The stored form of it with these refs: what none of them needs isn’t part of it. */
export async function bundleOf(repository: Repository, refs: ReadonlyMap<string, string>): Promise<Buffer> {
  await repository.setRefs(refs)
  return repository.run(['bundle', 'create', '--quiet', '-', 'HEAD', '--all'], { maxBytes: 128 * 1024 * 1024 })
}

export const readStored = async ({ files }: Tools, fileId: string): Promise<Buffer> => buffer(await files.open(fileId))

export type StoredBundle = StoredFile & { name: string; kind: string }

export async function storeBundle({ files }: Tools, bundle: Buffer, step: StepContext): Promise<StoredBundle> {
  const stored = await files.put(Readable.from([bundle], { objectMode: false }))
  return { ...stored, name: `${remoteName(step)}.bundle`, kind: 'application/octet-stream' }
}
