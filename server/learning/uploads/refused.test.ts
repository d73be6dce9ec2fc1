import { beforeEach, describe, expect, test } from 'vitest'
import { dayMs } from '#contract/kit/durations.ts'
import { Settings } from '#contract/site/settings.ts'
import { writeSettings } from '#server/site/index.ts'
import { beginUpload, countStoredFiles, submitUpload, tusClient } from '#server/testing/learning/submissions.ts'
import { enrol, newCourseWithTasks, newMember } from '#server/testing/learning/learning.ts'
import { type TestActor, sharedApp } from '#server/testing/test-app.ts'

let courseId: number
let stepIds: number[]
let stepId: number
let me: TestActor
let mine: ReturnType<typeof tusClient>

const app = await sharedApp({ rateLimitFactor: 1000 })
beforeEach(async () => {
  ;({ courseId, stepIds } = await newCourseWithTasks(app, [12]))
  stepId = stepIds[0]!
  me = await newMember(app, [courseId])
  mine = tusClient(app, me)
})

const stored = () => countStoredFiles(app)
const begin = (bytes: number, name = 'a.txt') => beginUpload(mine, { name, stepId, bytes })
const submitted = (url: string) => submitUpload(app, me, stepId, url)

describe('access', () => {
  test('requires an open step for every part', async () => {
    const without = await app.newActor('learner')
    await enrol(app, without.id, [courseId])
    const others = [without, await newMember(app, [courseId], { endsInDays: -1 }), await newMember(app)]
    for (const actor of others) {
      const answer = await tusClient(app, actor).begin({ name: 'a', stepId, bytes: 1 })
      expect(answer.statusCode).toBe(403)
      expect(answer.json().code).toBe('not_allowed')
    }
    expect((await mine.begin({ name: 'a', stepId: 987_654_321, bytes: 1 })).statusCode).toBe(404)
    const url = await begin(3)
    const later = new Date(Date.now() + 60 * dayMs)
    app.deps.clock = () => later
    expect((await mine.patch(url, 0, 'abc')).statusCode).toBe(403)
    app.deps.clock = () => new Date()
  })
})

describe('limits', () => {
  test('the size of a file and the number of files per step', async () => {
    const { submission: usual } = Settings.parse({})
    await writeSettings(app.db, { submission: { ...usual, maxFiles: 2, maxMegabytes: 1 } }, null)
    const large = await mine.begin({ name: 'a', stepId, bytes: 1_048_577 })
    expect(large.statusCode).toBe(413)
    expect(large.json().fields).toEqual({ files: 'This file is too large. The limit is 1 MB.' })
    const all = await Promise.all(Array.from({ length: 6 }, () => mine.begin({ name: 'a', stepId, bytes: 1_048_576 })))
    expect(all.filter(({ statusCode }) => statusCode === 201)).toHaveLength(2)
    const refused = all.find(({ statusCode }) => statusCode === 400)!
    expect(refused.json().fields).toEqual({ files: 'At most 2 files' })
    await writeSettings(app.db, { submission: usual }, null)
  })

  test('the uploads of one learner to a hundred', async () => {
    for (const id of stepIds.slice(0, 10)) {
      const begun = Array.from({ length: 10 }, () => mine.begin({ name: 'a', stepId: id, bytes: 1 }))
      for (const { statusCode } of await Promise.all(begun)) expect(statusCode).toBe(201)
    }
    const answer = await mine.begin({ name: 'a', stepId: stepIds[10]!, bytes: 1 })
    expect(answer.json().fields).toEqual({ files: 'You can have at most 100 files that aren’t submitted yet' })
  })
})

describe('a hostile file', () => {
  const page = '<!doctype html><script>alert(document.domain)</script>'
  const begins = (signature: string, rest = page) => Buffer.from(signature + rest, 'latin1')
  const twofold: [string, string, Buffer, string][] = [
    ['a GIF that is a script', 'a.gif', begins('GIF89a/*', '*/=1;alert(1)'), 'image/gif'],
    ['a PNG with a page in it', 'photo.png', begins('\x89PNG\r\n\x1a\n'), 'image/png'],
    ['a PNG that is called a page', 'photo.html', begins('\x89PNG\r\n\x1a\n'), 'application/octet-stream'],
    ['a JPEG with an archive behind it', 'me.jpg', begins('\xff\xd8\xff', 'PK\x03\x04'), 'image/jpeg'],
    ['a PDF that is a page', 'paper.pdf', begins('%PDF-1.7\n'), 'application/pdf'],
    ['a page that is called a picture', 'photo.png', begins(''), 'text/plain; charset=utf-8'],
    ['a page with two endings', 'photo.png.html', begins(''), 'application/octet-stream'],
  ]
  test.each(twofold)('%s is served as one type and cannot run', async (_what, name, content, type) => {
    const url = await begin(content.length, name)
    await mine.patch(url, 0, content)
    const { headers } = await app.app.inject((await submitted(url)).url)
    expect(headers).toMatchObject({
      'content-type': type,
      'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    })
  })

  test('of a kind that is not accepted is rejected early and removed', async () => {
    const before = await stored()
    const reason = /^This file type isn’t accepted. You can upload plain text, PNG, .* or WebM.$/
    const program = Buffer.concat([Buffer.from('MZ\x90\0\x03', 'latin1'), Buffer.alloc(2000)])
    const atOnce = await begin(1_000_000, 'harmless.txt')
    const slowly = await begin(program.length, 'harmless.txt')
    for (const at of [0, 1, 2]) await mine.patch(slowly, at, program.subarray(at, at + 1))
    const answers = [await mine.patch(atOnce, 0, program), await mine.patch(slowly, 3, program.subarray(3))]
    for (const answer of answers) {
      expect(answer.statusCode).toBe(400)
      expect(answer.json().fields.files).toMatch(reason)
    }
    expect([(await mine.head(atOnce)).statusCode, (await mine.head(slowly)).statusCode]).toEqual([404, 404])
    expect(await stored()).toBe(before)
  })
})
