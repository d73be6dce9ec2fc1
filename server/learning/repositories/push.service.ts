import { Readable } from 'node:stream'
import type { Db } from '#server/kit/db/db.ts'
import type { Tools } from '#server/kit/deps.ts'
import { AppError, conflict } from '#server/kit/errors.ts'
import { GitFailure } from '#server/kit/git/git.ts'
import { packProblem } from '#server/kit/git/pack.ts'
import { readBundle, type Repository } from '#server/kit/git/repository.ts'
import { createSniffer } from '#server/kit/uploads/file-type.ts'
import type { ReceivedFile } from '#server/kit/uploads/receive-upload.ts'
import { lockPersonRow } from '#server/identity/index.ts'
import { insertFile, readSettings } from '#server/site/index.ts'
import { attemptWithCommit, insertPush, type Push } from '../commits/store.ts'
import { submit } from '../solutions/service.ts'
import { acceptedFiles, baseName } from '../uploads/rules.ts'
import {
  attemptRefs,
  bundleOf,
  mainRef,
  readStored,
  starterRef,
  storeBundle,
  withRepository,
} from './bundles.service.ts'
import { maxLearnerBytes, maxPushBytes, maxRepositoryBytes, packLimits, treeLimits } from './limits.ts'
import { readObjects } from './objects.ts'
import type { Place, Workshop } from './open.service.ts'
import * as rules from './push.rules.ts'
import { readCommits } from './read-commits.ts'
import { replaceRepository, storedBytes } from './store.ts'
import { filesToSubmit } from './submitted.rules.ts'
import { filesIn, parseTree, type TreeFile, treeProblem } from './tree.rules.ts'

type Inspected = {
  bundle: Buffer
  push: Push
  files: { path: string; content: Buffer }[]
  /** Files that were changed although they can’t be. */
  unused: string[]
}

export type Pushed = { solutionId: number; isNew: boolean; unused: string[] }

/** Makes a push of main an attempt, or does nothing at all. Throws what the learner should know. */
export async function receivePush(
  db: Db,
  tools: Tools,
  { git, limit }: Workshop,
  place: Place,
  request: rules.PushRequest,
): Promise<Pushed> {
  rules.assertOnlyMain(request)
  const { row } = place
  if (request.from !== row.head) throw rules.movedMeanwhile()
  const bundle = await readStored(tools, row.fileId)
  const inspected = await limit(() =>
    withRepository(git, bundle, (repository) => inspect(repository, bundle, place, request, tools.clock())),
  )
  if (inspected.bundle.length > maxRepositoryBytes) throw rules.repositoryTooLarge()
  return store(db, tools, place, inspected)
}

/** Reads what was pushed, with limits before everything that grows. */
async function inspect(
  repository: Repository,
  bundle: Buffer,
  { exercise }: Place,
  { pack, to }: rules.PushRequest,
  now: Date,
): Promise<Inspected> {
  // Without a pack everything is here already, such as an older commit.
  if (pack.length > 0) await unpack(repository, pack)
  const { refs } = readBundle(bundle)
  try {
    const type = await repository.run(['cat-file', '-t', to])
    if (type.toString('latin1').trim() !== 'commit') throw rules.damaged()
    const files = await readTree(repository, to)
    const starter = await readTree(repository, refs.get(starterRef)!)
    const chosen = filesToSubmit(files, starter, exercise)
    if (chosen.files.length === 0) throw conflict('main has none of the files of this exercise.')
    const contents = await readObjects(
      repository,
      chosen.files.map(({ hash }) => hash),
      treeLimits.bytes,
    )
    const submitted = [...refs].filter(([name]) => name !== mainRef).map(([, hash]) => hash)
    const push = await readCommits(repository, to, submitted, now)
    return {
      push,
      bundle: await bundleOf(repository, withPush(refs, to)),
      files: chosen.files.map(({ path, hash }) => ({ path, content: contents.get(hash)! })),
      unused: chosen.unused,
    }
  } catch (error) {
    throw error instanceof GitFailure ? rules.fsckRefusal(error.stderr) : error
  }
}

async function unpack(repository: Repository, pack: Buffer): Promise<void> {
  const problem = await packProblem(pack, packLimits)
  if (problem) throw rules.refusalOf(problem)
  const args = ['index-pack', '--stdin', '--strict', `--max-input-size=${maxPushBytes}`]
  await repository.run(args, { input: pack, seconds: 30 }).catch((error: unknown) => {
    throw error instanceof GitFailure ? rules.fsckRefusal(error.stderr) : error
  })
}

async function readTree(repository: Repository, commit: string): Promise<TreeFile[]> {
  const args = ['ls-tree', '-r', '-t', '-z', '--long', '--full-tree', commit]
  // A tree can name itself's parts a billion times, so the output has a limit.
  const entries = parseTree(await repository.run(args, { maxBytes: 512 * 1024 }))
  const problem = treeProblem(entries)
  if (problem !== null) throw conflict(problem)
  return filesIn(entries)
}

/** Every commit that was submitted stays, wherever main goes. */
function withPush(refs: Map<string, string>, head: string): Map<string, string> {
  const attempts = [...refs].filter(([name]) => name.startsWith(attemptRefs))
  const isKnown = attempts.some(([, hash]) => hash === head)
  const added: [string, string][] = isKnown ? [] : [[`${attemptRefs}${attempts.length + 1}`, head]]
  return new Map([...refs, [mainRef, head], ...added])
}

/** The attempt, its commits and the repository, in one transaction. */
async function store(
  db: Db,
  tools: Tools,
  { step, row }: Place,
  { bundle, push, files, unused }: Inspected,
): Promise<Pushed> {
  const { personId, stepId } = row
  const bundleFile = await storeBundle(tools, bundle, step)
  const received: ReceivedFile[] = []
  const discard = () => Promise.all([tools.files.remove(bundleFile.id), ...received.map((file) => file.discard())])
  try {
    for (const file of files) received.push(await storeFile(tools, file))
    const accepted = acceptedFiles((await readSettings(db)).submission)
    const pushed = await db.transaction(async (db) => {
      await lockPersonRow(db, personId)
      const known = await attemptWithCommit(db, { personId, stepId }, push.head)
      const sent = { taskStepId: stepId, textSolution: '', writtenAt: null }
      const solutionId = known ?? (await submit(db, tools, personId, sent, received, accepted)).solutionId
      if (known === null) await insertPush(db, solutionId, push)
      await insertFile(db, bundleFile, personId)
      const { id: fileId, bytes } = bundleFile
      const change = { head: push.head, fileId, bytes, updatedAt: tools.clock() }
      if (!(await replaceRepository(db, row, change))) throw rules.movedMeanwhile()
      if ((await storedBytes(db, personId)) > maxLearnerBytes) throw rules.noRoom()
      return { solutionId, isNew: known === null, unused }
    })
    await tools.files.remove(row.fileId).catch(() => {})
    // The attempt that this commit already is has the same files.
    if (!pushed.isNew) await Promise.all(received.map((file) => file.discard()))
    return pushed
  } catch (error) {
    // After a lost connection the transaction may still have been committed.
    if (error instanceof AppError && !error.isUncertain) await discard().catch(() => {})
    throw error
  }
}

async function storeFile({ files }: Tools, { path, content }: Inspected['files'][number]): Promise<ReceivedFile> {
  const sniffer = createSniffer()
  sniffer.take(content)
  const stored = await files.put(Readable.from([content], { objectMode: false }))
  const discard = () => files.remove(stored.id).catch(() => {})
  return { ...stored, name: baseName(path), sentPath: path, kind: sniffer.end(), discard }
}
