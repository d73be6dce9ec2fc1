import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { dayMs } from '#contract/kit/durations.ts'
import { importRepository } from '#contract/learning/imports/imports.ts'
import { getReview } from '#contract/learning/reviews.ts'
import { getDraft, listAttempts } from '#contract/learning/solutions.ts'
import { eq } from '#server/kit/db/orm.ts'
import { readSettings, writeSettings } from '#server/site/index.ts'
import { files } from '#server/site/tables.ts'
import { startGitServer } from '#server/testing/learning/git-server.ts'
import { newCourseWithTasks, newMember } from '#server/testing/learning/learning.ts'
import { countStoredFiles, submit, uploadFile } from '#server/testing/learning/submissions.ts'
import { sharedApp, type TestActor } from '#server/testing/test-app.ts'
import { solutions } from '../tables.ts'
import { deleteImportsBefore } from './store.ts'
import { imports } from './tables.ts'

const host = await startGitServer()
afterAll(() => host.stop())
const app = await sharedApp({ rateLimitFactor: 1000, gitImportHosts: [host.origin] })

const submission = { ...(await readSettings(app.db)).submission, maxFiles: 10 }
await writeSettings(app.db, { submission }, null)

let stepId: number
let me: TestActor
beforeEach(async () => {
  const course = await newCourseWithTasks(app, [1])
  stepId = course.stepIds[0]!
  me = await newMember(app, [course.courseId])
})

const at = (path: string) => `${host.origin}/asha/${path}`
const ask = (address: string, codePaths: string[] = [], actor = me, takesNewFiles = false) =>
  app.call(actor, importRepository, { params: { stepId }, body: { address, codePaths, takesNewFiles } })
const draft = () => app.load(me, getDraft, { params: { stepId } })
const attempts = () => app.load(me, listAttempts, { params: { stepId } })
const pathsOf = (uploads: { path: string }[]) => uploads.map(({ path }) => path).toSorted()
const submitDraft = async (sent: { name: string; content: string }[] = []) => {
  const { uploads } = await draft()
  const ids = uploads.map(({ uploadId }: { uploadId: string }) => uploadId).join(',')
  const answer = await submit(app, me, { taskStepId: stepId, uploads: ids }, sent)
  expect(answer.body).toMatchObject({ status: 1 })
  return answer
}

const page = {
  'index.html': '<h1>Hi</h1>',
  'src/app.js': 'let a = 1\n',
  'logo.png': Buffer.from('\x89PNG\r\n\x1a\nrest', 'latin1'),
}

describe('an import', () => {
  test('brings the files of a repository into the draft, pinned to a commit that the attempt and its mentor name', async () => {
    const commit = host.commit('asha/page', {
      ...page,
      'node_modules/x/index.js': 'x',
      'font.bin': Buffer.from([0, 1, 2]),
    })
    const { body } = await ask(at('page'))
    const imported = { repository: at('page').replace('http://', ''), folder: '', commit, files: 3 }
    expect(body.data).toMatchObject({ imported, code: [], skipped: [{ path: 'font.bin' }] })
    expect(pathsOf(body.data.uploads)).toEqual(['index.html', 'logo.png', 'src/app.js'])
    expect(await draft()).toMatchObject({ imports: [imported] })
    await submitDraft([{ name: 'notes.txt', content: 'mine' }])
    const [attempt] = await attempts()
    expect(attempt.imports).toEqual([{ ...imported, url: expect.stringContaining(`/tree/${commit}`) }])
    const source = attempt.files.find(({ path }: { path: string }) => path === 'src/app.js')
    expect((await app.app.inject(source.url)).body).toBe('let a = 1\n')
    const mentor = await app.newActor('mentor')
    const review = await app.load(mentor, getReview, { params: { solutionId: attempt.solutionId } })
    expect(review.current.imports).toMatchObject([imported])
  })

  test('takes a branch with slashes, a tag, a commit, and a folder of it', async () => {
    const first = host.commit('asha/refs', { 'a.txt': 'one', 'src/web/b.txt': 'b' })
    host.git('asha/refs', 'tag', '-a', 'v1', '-m', 'One')
    const second = host.commit('asha/refs', { 'a.txt': 'two' }, 'feature/cart')
    const found = async (address: string) => {
      const { imported, uploads } = (await ask(at(address))).body.data
      return [imported.commit, imported.folder, ...pathsOf(uploads)]
    }
    expect(await found('refs/tree/v1')).toEqual([first, '', 'a.txt', 'src/web/b.txt'])
    expect(await found('refs/tree/feature/cart')).toEqual([second, '', 'a.txt', 'src/web/b.txt'])
    expect(await found('refs/tree/feature/cart/src/web')).toEqual([second, 'src/web', 'b.txt'])
    expect(await found(`refs/tree/${first}/src`)).toEqual([first, 'src', 'web/b.txt'])
  })

  test('again replaces what it brought, and keeps other files', async () => {
    host.commit('asha/twice', { 'a.txt': 'a', 'old.txt': 'old', 'own.txt': 'theirs' })
    await uploadFile(app, me, stepId, { name: 'mine.txt', content: 'mine' })
    await uploadFile(app, me, stepId, { name: 'own.txt', content: 'typed before' })
    const before = await countStoredFiles(app)
    await ask(at('twice'))
    host.git('asha/twice', 'rm', '--quiet', 'old.txt')
    host.commit('asha/twice', { 'a.txt': 'changed' })
    const { uploads } = (await ask(at('twice'))).body.data
    expect(pathsOf(uploads)).toEqual(['a.txt', 'mine.txt', 'own.txt'])
    expect(await countStoredFiles(app)).toBe(before + 1)
    expect(await app.db.$count(files, eq(files.ownerId, me.id))).toBe(3)
  })

  test('returns the text of files that are open in the editor, and names them while they are unchanged', async () => {
    host.commit('asha/code', { 'main.js': 'export {}\n', 'style.css': 'p {}\n', 'read me.txt': 'x' })
    const { code, uploads } = (await ask(at('code'), ['main.js', 'style.css'])).body.data
    expect(code).toEqual([
      { path: 'main.js', text: 'export {}\n' },
      { path: 'style.css', text: 'p {}\n' },
    ])
    expect(pathsOf(uploads)).toEqual(['read me.txt'])
    const project = (await ask(at('code'), ['main.js'], me, true)).body.data
    expect(project.code.map(({ path }: { path: string }) => path)).toEqual(['main.js', 'style.css'])
    expect(pathsOf(project.uploads)).toEqual(['read me.txt'])
    await submitDraft([
      { name: 'main.js', content: 'export {}\n' },
      { name: 'style.css', content: 'p { color: red }\n' },
    ])
    expect((await attempts())[0].imports).toMatchObject([{ files: 2 }])
  })

  test('is named again for files that are submitted again, and forgotten when no attempt names it', async () => {
    host.commit('asha/again', { 'a.txt': 'a' })
    await ask(at('again'))
    await submitDraft()
    await app.db.update(solutions).set({ state: 'rejected' }).where(eq(solutions.personId, me.id))
    const [first] = await attempts()
    await submit(app, me, { taskStepId: stepId, previousFiles: first.files[0].fileId })
    expect((await attempts())[0]).toMatchObject({ attempt: 2, imports: first.imports })
    host.commit('asha/again', { 'b.txt': 'b' })
    await app.db.update(solutions).set({ state: 'rejected' }).where(eq(solutions.personId, me.id))
    await ask(at('again'))
    await deleteImportsBefore(app.db, new Date(Date.now() + dayMs))
    expect(await app.db.$count(imports, eq(imports.personId, me.id))).toBe(1)
  })
})

describe('an import is refused, and nothing is stored,', () => {
  const submodule = (name: string) => {
    host.commit(name, { 'a.txt': 'a' })
    host.git(name, 'update-index', '--add', '--cacheinfo', `160000,${'1'.repeat(40)},lib`)
    host.git(name, 'commit', '--quiet', '--message', 'Submodule')
  }
  const lfs = `version https://git-lfs.github.com/spec/v1\noid sha256:${'a'.repeat(64)}\nsize 12\n`
  const many = Object.fromEntries(Array.from({ length: 11 }, (_, index) => [`${index}.txt`, 'x']))

  test.each<[string, string, () => void, string]>([
    ['another host', 'https://example.in/a/b', () => {}, 'You can import from'],
    ['a missing repository', at('nobody'), () => {}, 'can’t find this repository'],
    ['a redirect', `${host.origin}/moved/page`, () => {}, 'has moved'],
    [
      'a missing branch',
      at('plain/tree/dev'),
      () => void host.commit('asha/plain', page),
      'no branch, tag or full commit “dev”',
    ],
    [
      'a missing commit',
      at(`gone/tree/${'a'.repeat(40)}`),
      () => void host.commit('asha/gone', page),
      'no branch, tag or full',
    ],
    ['a missing folder', at('plain2/tree/main/docs'), () => void host.commit('asha/plain2', page), 'no folder “docs”'],
    ['a submodule', at('sub'), () => submodule('asha/sub'), '“lib” is a submodule'],
    [
      'a symbolic link',
      at('sym'),
      () => void host.commit('asha/sym', { 'a/b': { linkTo: '/etc/passwd' } }),
      '“a/b” is a symbolic link',
    ],
    ['Git LFS', at('lfs'), () => void host.commit('asha/lfs', { 'big.bin': lfs }), 'Git LFS'],
    ['too many files', at('many'), () => void host.commit('asha/many', many), 'There are 11 files'],
    ['an odd path', at('odd'), () => void host.commit('asha/odd', { 'a\nb.txt': 'x' }), 'can’t be imported'],
    ['no files', at('none'), () => void host.commit('asha/none', {}), 'no files to import'],
  ])('for %s', async (_what, address, prepare, reason) => {
    prepare()
    const before = await countStoredFiles(app)
    expect(await ask(address)).toMatchObject({
      http: 400,
      body: { code: 'invalid_input', fields: { address: expect.stringContaining(reason) } },
    })
    expect(await countStoredFiles(app)).toBe(before)
    expect((await draft()).uploads).toEqual([])
  })

  test('for trees that unfold to millions of files', async () => {
    const name = 'asha/bomb'
    host.commit(name, { f: 'x' })
    const blob = host.git(name, 'rev-parse', 'HEAD:f')
    const tree = (entry: string) => {
      const lines = Array.from({ length: 10 }, (_, index) => `${entry}\t${index}`).join('\n')
      return host.tree(name, lines)
    }
    let id = tree(`100644 blob ${blob}`)
    for (let depth = 0; depth < 8; depth++) id = tree(`040000 tree ${id}`)
    host.git(name, 'update-ref', 'refs/heads/main', host.git(name, 'commit-tree', '-m', 'Bomb', id))
    expect(await ask(at('bomb'))).toMatchObject({
      http: 400,
      body: { fields: { address: expect.stringContaining('too large') } },
    })
  })

  test('with files that the draft already has', async () => {
    host.commit('asha/few', { 'a.txt': 'a', 'b.txt': 'b' })
    for (let index = 0; index < 9; index++)
      await uploadFile(app, me, stepId, { name: `${index}.txt`, content: String(index) })
    const before = await countStoredFiles(app)
    expect((await ask(at('few'))).body.fields.address).toContain('9 are there already')
    expect(await countStoredFiles(app)).toBe(before)
  })

  test('for a course that the learner isn’t in', async () => {
    const asked = host.asked.length
    const stranger = await newMember(app, [])
    expect((await ask(at('page'), [], stranger)).http).toBe(403)
    expect(host.asked.length).toBe(asked)
  })
})
