import { randomBytes } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { listAttempts } from '#contract/learning/solutions.ts'
import { packet } from '#server/kit/git/pkt-line.ts'
import { listeningAt, newAccessToken, newStepToPush } from '#server/testing/learning/git-learner.ts'
import * as packs from '#server/testing/learning/packs.ts'
import { sharedApp } from '#server/testing/test-app.ts'
import { files } from '#server/site/tables.ts'
import { repositories } from './tables.ts'

const app = await sharedApp({ rateLimitFactor: 1000 })
const base = await listeningAt(app)
const { stepId, newLearner } = await newStepToPush(app)
const learner = await newLearner()
const authorization = `Basic ${Buffer.from(`a:${await newAccessToken(app, learner)}`).toString('base64')}`
const address = `${base}/git/${stepId}`
const advertised = await fetch(`${address}/info/refs?service=git-receive-pack`, { headers: { authorization } })
const head = /([\da-f]{40}) refs\/heads\/main/.exec(await advertised.text())![1]!
const nobody = '0'.repeat(40)
const main = 'refs/heads/main'

/** Everything that a push could change. */
const stored = async () => ({
  repositories: await app.db.select().from(repositories),
  files: (await app.db.select({ id: files.id }).from(files)).length,
  attempts: await app.load(learner, listAttempts, { params: { stepId } }),
})

const command = (to: string, ref = main, from = head) => `${from} ${to} ${ref}`
const bodyOf = (commands: string[], pack: Buffer = Buffer.alloc(0)) =>
  Buffer.concat([
    ...commands.map((line, at) => packet(at === 0 ? `${line}\0report-status side-band-64k` : line)),
    Buffer.from('0000'),
    pack,
  ])

/** What Git would print. */
async function push(body: Buffer, headers: Record<string, string> = {}): Promise<{ status: number; said: string }> {
  const response = await fetch(`${address}/git-receive-pack`, {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/x-git-receive-pack-request', ...headers },
    body: new Uint8Array(body),
  })
  const answer = Buffer.from(await response.arrayBuffer())
  if (response.status !== 200) return { status: response.status, said: answer.toString().trim() }
  const refusals = [...answer.toString().matchAll(/ng \S+ (.+)\n/g)].map(([, said]) => said)
  return { status: 200, said: refusals[0] ?? answer.toString() }
}

const blob = packs.gitObject('blob', 'export const add = (a, b) => a + b\n')
const file = (name: string | Buffer, { hash } = blob, mode = '100644') => ({ mode, name, hash })

/** A commit with this tree, and whatever else is given. */
function pushOf(tree: packs.GitObject, ...others: packs.GitObject[]): Buffer {
  const commit = packs.commitOf(tree.hash, head)
  return bodyOf([command(commit.hash)], packs.packOfObjects(commit, tree, blob, ...others))
}
const pushTree = (...items: Parameters<typeof packs.treeOf>) => pushOf(packs.treeOf(...items))

const good = packs.treeOf(file('add.js'))
const commit = packs.commitOf(good.hash, head)
const goodPack = packs.packOfObjects(commit, good, blob)

type Large = ReturnType<typeof packs.entryOf>
const zeros = (bytes: number) => packs.gitObject('blob', Buffer.alloc(bytes))
const folder = (name: string, { hash }: packs.GitObject) => ({ mode: '40000', name, hash })

/** Ten folders, each with the one below it ten times: ten billion files in eleven objects. */
function nested(): Buffer {
  const trees = [packs.treeOf(file('f'))]
  for (let level = 0; level < 10; level++)
    trees.push(packs.treeOf(...'abcdefghij'.split('').map((name) => folder(name, trees.at(-1)!))))
  return pushOf(trees.at(-1)!, ...trees.slice(0, -1))
}

/** Each delta makes the next object 200 times as large. */
function exploding(): Buffer {
  const first = packs.entryOf(packs.gitObject('blob', Buffer.alloc(50_000, 'x')))
  const delta = packs.deltaOf(packs.packedEntry(first).length, packs.copies(50_000, 3000, 50_000))
  return bodyOf([command(commit.hash)], packs.packOf([first, delta]))
}

function deepDeltas(): Buffer {
  const entries = [packs.entryOf(blob)]
  for (let depth = 0; depth < 200; depth++)
    entries.push(
      packs.deltaOf(
        packs.packedEntry(entries.at(-1)!).length,
        packs.copies(blob.content.length, 1, blob.content.length),
      ),
    )
  return bodyOf([command(commit.hash)], packs.packOf(entries))
}

const deepFolder = () => {
  const trees = [packs.treeOf(file('f'))]
  for (let level = 0; level < 30; level++) trees.push(packs.treeOf(folder('a', trees.at(-1)!)))
  return pushOf(trees.at(-1)!, ...trees.slice(0, -1))
}

const manyFiles = () => pushTree(...Array.from({ length: 500 }, (_, at) => file(`f${1000 + at}.js`)))

const gitModules = packs.gitObject('blob', '[submodule "a"]\n\tpath = a\n\turl = https://example.in/a\n')

const hostile: [string, () => Buffer, RegExp][] = [
  [
    'a file that inflates to far more than its pack',
    () => pushOf(packs.treeOf(file('add.js', zeros(40_000_000))), zeros(40_000_000)),
    /^A file can have at most 10 MB/,
  ],
  [
    'many files that are large together',
    () => bodyOf([command(commit.hash)], packs.packOf(Array<Large>(14).fill(packs.entryOf(zeros(9_000_000))))),
    /at most 100 MB unpacked/,
  ],
  [
    'a size that isn’t true',
    () => bodyOf([command(commit.hash)], packs.packOf([{ ...packs.entryOf(zeros(1_000_000)), size: 10 }])),
    /arrived damaged/,
  ],
  [
    'more objects than anybody needs',
    () => bodyOf([command(commit.hash)], packs.packOf([packs.entryOf(blob)], 4_000_000_000)),
    /at most 5000 files/,
  ],
  ['a delta that makes 150 MB', exploding, /^A file can have at most 10 MB/],
  ['deltas on deltas on deltas', deepDeltas, /packed too deeply/],
  [
    'a delta without a base',
    () => bodyOf([command(commit.hash)], packs.packOf([packs.deltaOf(5_000_000, packs.copies(10, 1, 10))])),
    /arrived damaged/,
  ],
  ['folders in themselves, ten billion files', nested, /too many (files|folders)/],
  ['a folder in a folder in a folder', deepFolder, /too many folders/],
  ['five hundred files', manyFiles, /main has 500 files/],
  ['no files at all', () => pushTree(), /no files|damaged/],
  ['a symbolic link', () => pushTree(file('add.js', blob, '120000')), /is a symbolic link/],
  ['a submodule', () => pushTree({ mode: '160000', name: 'lib', hash: 'a'.repeat(40) }), /is a submodule/],
  [
    'settings of submodules',
    () => pushOf(packs.treeOf(file('.gitmodules', gitModules)), gitModules),
    /Submodules|only Git itself/,
  ],
  ['a device', () => pushTree(file('add.js', blob, '20666')), /isn’t a regular file|is a submodule/],
  ['a way out', () => pushTree(folder('..', good)), /impossible name|only Git itself/],
  ['a way out in one name', () => pushTree(file('../../add.js')), /impossible name/],
  ['an absolute path', () => pushTree(file('/etc/passwd')), /impossible name/],
  ['a folder .git', () => pushTree(folder('.git', good)), /only Git itself/],
  ['a folder .GIT', () => pushTree(folder('.GIT', good)), /only Git itself/],
  ['.git with an invisible letter', () => pushTree(folder('.g\u200cit', good)), /only Git itself/],
  ['the short name of .git in Windows', () => pushTree(folder('git~1', good)), /only Git itself/],
  ['names that differ only in capitals', () => pushTree(file('Add.js'), file('add.js')), /differ only in capitals/],
  ['the same name twice', () => pushTree(file('add.js'), file('add.js')), /same name/],
  ['a name that isn’t UTF-8', () => pushTree(file(Buffer.from([0xff, 0xfe, 0x61]))), /isn’t in UTF-8/],
  ['a name with a line feed', () => pushTree(file('a\nng.js')), /doesn’t work on every computer/],
  ['a name that is written backwards', () => pushTree(file('a\u202egpj.js')), /doesn’t work on every computer/],
  ['a name with a backslash', () => pushTree(file('..\\..\\a.js')), /doesn’t work on every computer|impossible/],
  ['a commit whose tree isn’t there', () => bodyOf([command(commit.hash)], packs.packOfObjects(commit)), /damaged/],
  ['a commit that isn’t there', () => bodyOf([command('d'.repeat(40))], packs.packOfObjects(blob)), /damaged/],
  ['a file in place of a commit', () => bodyOf([command(blob.hash)], packs.packOfObjects(blob)), /damaged/],
  ['a pack that ends in the middle', () => bodyOf([command(commit.hash)], goodPack.subarray(0, -30)), /damaged/],
  ['a pack with a flipped bit', () => bodyOf([command(commit.hash)], flipped(goodPack)), /damaged/],
  [
    'noise',
    () => bodyOf([command(commit.hash)], Buffer.concat([Buffer.from('PACK\0\0\0\x02\0\0\0\x05'), randomBytes(5000)])),
    /damaged|at most 10 MB/,
  ],
  ['an empty pack', () => bodyOf([command(commit.hash)]), /damaged/],
  [
    'more than 20 MB',
    () => bodyOf([command(commit.hash)], Buffer.concat([goodPack, randomBytes(21_000_000)])),
    /at most 20 MB/,
  ],
  [
    'another branch',
    () => bodyOf([command(commit.hash, 'refs/heads/other', nobody)], goodPack),
    /Only main can be pushed/,
  ],
  [
    'a ref of ours',
    () => bodyOf([command(commit.hash, 'refs/attempts/1', nobody)], goodPack),
    /Only main can be pushed/,
  ],
  [
    'a name that is a path',
    () => bodyOf([command(commit.hash, 'refs/heads/../../config', nobody)], goodPack),
    /Only main can be pushed/,
  ],
  ['a tag', () => bodyOf([command(commit.hash, 'refs/tags/v1', nobody)], goodPack), /Tags can’t be pushed/],
  [
    'several refs',
    () => bodyOf([command(commit.hash), command(commit.hash, 'refs/heads/b', nobody)], goodPack),
    /Push only main/,
  ],
  ['the end of main', () => bodyOf([command(nobody)]), /main can’t be deleted/],
  [
    'an older state of main',
    () => bodyOf([command(commit.hash, main, 'e'.repeat(40))], goodPack),
    /pushed from another place/,
  ],
  [
    'half of a history',
    () => Buffer.concat([packet(`shallow ${head}`), bodyOf([command(commit.hash)], goodPack)]),
    /part of the history/,
  ],
]

function flipped(pack: Buffer): Buffer {
  const copy = Buffer.from(pack)
  copy[20]! ^= 8
  return copy
}

test.each(hostile)('refuses %s in one sentence, and stores nothing', async (_, make, sentence) => {
  const before = await stored()
  const { status, said } = await push(make())
  expect(status).toBe(200)
  expect(said).toMatch(sentence)
  expect(said).toMatch(/^[^\n]{10,160}[.…]$|git push origin/)
  expect(await stored()).toEqual(before)
  expect((await fetch(`${base}/healthz`)).status).toBe(200)
})

test.each([
  ['a line longer than any', Buffer.concat([Buffer.from('fff0'), Buffer.alloc(65_516, 'x')])],
  ['lines without end', Buffer.concat(Array.from({ length: 200 }, () => packet(command(commit.hash))))],
  ['a line that ends too early', Buffer.from('00ff1234')],
  ['a length that is no number', Buffer.from('zzzz')],
  ['a length below the smallest', Buffer.from('0003')],
  ['something else', Buffer.from('{"push": true}')],
])('refuses %s', async (_, body) => {
  expect(await push(body)).toEqual({ status: 400, said: 'This push arrived damaged. Please push again.' })
})

test('a body may be packed, and is measured unpacked', async () => {
  const bomb = gzipSync(Buffer.concat([bodyOf([command(commit.hash)]), Buffer.alloc(300_000_000)]))
  expect(bomb.length).toBeLessThan(400_000)
  const gzip = { 'content-encoding': 'gzip' }
  expect((await push(bomb, gzip)).said).toBe('A push can have at most 20 MB.')
  expect(await push(Buffer.from('no gzip at all'), gzip)).toMatchObject({ status: 400 })
  expect(await push(goodPack, { 'content-encoding': 'br' })).toMatchObject({ status: 415 })
  expect((await push(gzipSync(bodyOf([command(nobody)])), gzip)).said).toBe('main can’t be deleted.')
})

test('the empty request with which Git tries its password changes nothing', async () => {
  expect(await push(Buffer.from('0000'))).toEqual({ status: 200, said: '' })
})
