import { describe, expect, test } from 'vitest'
import { emptyResume, getMyResume, getResumeOffers, makeResumeLinks, saveResume } from '#contract/careers/resume.ts'
import { getPortfolioSources } from '#contract/portfolio/links.ts'
import { people } from '#server/identity/tables.ts'
import { eq, sql } from '#server/kit/db/orm.ts'
import { certificates } from '#server/learning/tables.ts'
import { briefs } from '#server/projects/tables.ts'
import { grantAccess, newCourseWithTasks, newMember } from '#server/testing/learning/learning.ts'
import { newApprovedStep, ownLine, provenItem, storePortfolio } from '#server/testing/portfolio/portfolio.ts'
import { countQueries } from '#server/testing/queries.ts'
import { fullResume } from '#server/testing/resumes.ts'
import { sharedApp, type TestActor } from '#server/testing/test-app.ts'
import { resumeLink } from './links.ts'
import { resumes } from '../tables.ts'

const app = await sharedApp()

const mine = async (actor: TestActor) => (await app.call(actor, getMyResume)).body.data
const save = (actor: TestActor | null, resume: unknown, version: number, template: unknown = 1) =>
  app.call(actor, saveResume, { body: { resume, template, version } })

describe('resume', () => {
  test('is filled from the profile until it is saved', async () => {
    const learner = await app.newActor('learner')
    const profile = { phone: '+919876543210', about: 'I build.', github: 'https://github.com/meena' }
    await app.db.update(people).set(profile).where(eq(people.id, learner.id))
    const { resume, version, savedAt } = await mine(learner)
    expect([version, savedAt]).toEqual([0, null])
    expect(resume).toEqual({
      ...emptyResume,
      name: 'Meena Devi',
      email: learner.email,
      phone: '+919876543210',
      github: 'github.com/meena',
      aboutMe: 'I build.',
    })
    expect(await app.db.$count(resumes, eq(resumes.personId, learner.id))).toBe(0)
  })

  test('returns the saved resume and template to its owner only', async () => {
    const [learner, other] = [await app.newActor('learner'), await app.newActor('learner')]
    const saved = await save(learner, fullResume, 0, 3)
    expect(saved).toMatchObject({ http: 200, body: { data: { version: 1 } } })
    expect(await mine(learner)).toEqual({
      resume: fullResume,
      template: 3,
      version: 1,
      savedAt: saved.body.data.savedAt,
    })
    expect((await mine(other)).version).toBe(0)
    expect((await app.call(null, getMyResume)).http).toBe(401)
    expect((await save(null, fullResume, 0)).http).toBe(401)
  })

  test('rejects a save based on an old version and returns the newer version', async () => {
    const learner = await app.newActor('learner')
    await save(learner, { ...emptyResume, name: 'First' }, 0)
    const second = await save(learner, { ...emptyResume, name: 'Second' }, 1)
    const late = await save(learner, { ...emptyResume, name: 'Late' }, 1)
    expect(late).toMatchObject({
      http: 409,
      body: {
        code: 'conflict',
        message: 'Your resume was changed in another tab or device.',
        fields: { version: '2', savedAt: second.body.data.savedAt },
      },
    })
    expect((await mine(learner)).resume.name).toBe('Second')
  })

  test.each([0, 1])('accepts one of several simultaneous saves on version %i', async (version) => {
    const learner = await app.newActor('learner')
    if (version === 1) await save(learner, emptyResume, 0)
    const names = ['A', 'B', 'C', 'D', 'E']
    const responses = await Promise.all(names.map((name) => save(learner, { ...emptyResume, name }, version)))
    expect(responses.map(({ http }) => http).toSorted((one, other) => one - other)).toEqual([200, 409, 409, 409, 409])
    const rows = await app.db.select().from(resumes).where(eq(resumes.personId, learner.id))
    const winner = names[responses.findIndex(({ http }) => http === 200)]
    expect(rows.map((row) => [row.version, row.resume.name])).toEqual([[version + 1, winner]])
  })
})

async function certify(personId: number, code: string, revokedAt: Date | null = null) {
  const { courseId, courseTitle } = await newCourseWithTasks(app, [1])
  const issuedAt = new Date('2026-11-15T10:00:00Z')
  const statusPosition = courseId
  const about = { learnerName: 'Meena Devi', courseTitle, work: [], credential: {}, issuedAt, statusPosition }
  const revoked = revokedAt && { revokedAt, revokedBy: personId, revokedReason: 'Taken back' }
  await app.db.insert(certificates).values({ code, personId, courseId, ...about, ...revoked } as never)
  return courseTitle
}

async function submit(personId: number, state: 'submitted' | 'approved', name: string) {
  const brief = { title: 'Brief', summary: 'S', description: 'D', duration: '2 weeks', level: 'Beginner' } as const
  const [row] = await app.db
    .insert(briefs)
    .values({ ...brief, steps: ['One'] })
    .returning({ id: briefs.id })
  const decidedAt = state === 'approved' ? sql`now()` : sql`null`
  await app.db.execute(sql`with stored as (
      insert into files (id, name, kind, bytes, sha256, owner_id)
      values (gen_random_uuid(), 'a.txt', 'text/plain', 1, '', ${personId}) returning id
    ), thread as (insert into threads (owner_id) values (${personId}) returning id
    ) insert into project_submissions
      (person_id, brief_id, attempt, name, description, file_id, thread_id, state, decided_at, decided_by)
      select ${personId}, ${row!.id}, 1, ${name}, 'What it does', stored.id, thread.id, ${state}, ${decidedAt},
             case when ${state} = 'approved' then ${personId}::bigint end from stored, thread`)
}

test('offers the learner’s own approved projects and valid certificates', async () => {
  const [learner, other] = [await app.newActor('learner'), await app.newActor('learner')]
  const title = await certify(learner.id, 'KT-26-AAAA-BBBB-CCCC')
  await certify(learner.id, 'KT-26-AAAA-BBBB-DDDD', new Date())
  await certify(other.id, 'KT-26-AAAA-BBBB-EEEE')
  await submit(learner.id, 'approved', 'Water Log')
  await submit(learner.id, 'submitted', 'Not yet')
  await submit(other.id, 'approved', 'Another’s')
  const { body } = await app.call(learner, getResumeOffers)
  const nothing = { projects: [], experience: [], certifications: [] }
  expect(body.data).toEqual({
    fromPortfolio: nothing,
    fromWork: {
      ...nothing,
      projects: [{ name: 'Water Log', link: '', details: 'What it does' }],
      certifications: [
        {
          name: title,
          issuer: 'Kaushal Techbridge',
          year: 'Nov 2026',
          link: expect.stringMatching(/\/certificate\/KT-26-AAAA-BBBB-CCCC$/),
        },
      ],
    },
  })
  const few = await countQueries(() => app.call(other, getResumeOffers))
  for (const name of ['B', 'C', 'D']) await submit(other.id, 'approved', name)
  expect(await countQueries(() => app.call(other, getResumeOffers))).toBe(few)
})

test('offers what the portfolio shows first, and only once', async () => {
  const [learner, mentor] = [await app.newActor('learner'), await app.newActor('mentor')]
  await submit(learner.id, 'approved', 'Seed Library')
  const { attemptId } = await newApprovedStep(app, { personId: learner.id, mentorId: mentor.id })
  const project = (await app.call(learner, getPortfolioSources)).body.data.work.find(
    ({ kind }: { kind: string }) => kind === 'project',
  )
  await storePortfolio(app, learner.id, [
    provenItem(attemptId, { note: 'I wrote the tests first.' }),
    ownLine,
    provenItem(project.workId, { kind: 'project' }),
  ])
  const { fromPortfolio, fromWork } = (await app.call(learner, getResumeOffers)).body.data
  expect(fromPortfolio.projects).toMatchObject([
    { details: expect.stringMatching(/^I wrote the tests first\.\n- .+\n- Approved by a mentor on/) },
    { name: 'Water Log', link: 'github.com/asha/water-log', details: 'A diary for housing societies.' },
    { name: 'Seed Library', details: expect.stringContaining('What it does\n- ') },
  ])
  expect(fromWork.projects).toEqual([])
})

describe('download', () => {
  const open = (url: string) => app.app.inject({ method: 'GET', url })
  const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

  test('renders the saved resume and names the file after the learner', async () => {
    const learner = await newMember(app)
    await save(learner, fullResume, 0, 2)
    const { data: links } = (await app.call(learner, makeResumeLinks)).body
    const [pdf, docx] = [await open(links.pdf), await open(links.docx)]
    expect(pdf.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
    expect(docx.rawPayload.subarray(0, 2).toString()).toBe('PK')
    const name = encodeURIComponent('क्षितिज-Sharma-resume')
    expect(pdf.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="Sharma-resume.pdf"; filename*=UTF-8''${name}.pdf`,
      'cache-control': 'private, no-store',
    })
    expect(docx.headers).toMatchObject({
      'content-type': word,
      'content-disposition': `attachment; filename="Sharma-resume.docx"; filename*=UTF-8''${name}.docx`,
    })
  })

  test('is refused before a payment is verified, and works after', async () => {
    const learner = await app.newActor('learner')
    await save(learner, fullResume, 0)
    const before = app.deps.workers.runs()
    const refusal = {
      code: 'not_allowed',
      message: 'You can download your resume once we’ve verified your payment. What you write here is saved.',
    }
    expect(await app.call(learner, makeResumeLinks)).toMatchObject({ http: 403, body: refusal })
    const url = resumeLink(app.deps, learner.id, 'pdf')
    const refused = await open(url)
    expect([refused.statusCode, refused.json()]).toMatchObject([403, refusal])
    expect(app.deps.workers.runs()).toBe(before)
    // Also for days that have ended since.
    await grantAccess(app, learner.id, -1)
    expect((await app.call(learner, makeResumeLinks)).http).toBe(200)
    expect((await open(url)).statusCode).toBe(200)
    expect((await app.call(await app.newActor('mentor'), makeResumeLinks)).http).toBe(200)
  })

  test('renders the same content once, and again after a change', async () => {
    const learner = await newMember(app)
    await save(learner, { ...emptyResume, name: 'Asha' }, 0)
    const url = resumeLink(app.deps, learner.id, 'docx')
    const before = app.deps.workers.runs()
    const [one, other] = [await open(url), await open(url)]
    expect(other.rawPayload.equals(one.rawPayload)).toBe(true)
    expect(app.deps.workers.runs()).toBe(before + 1)
    await save(learner, { ...emptyResume, name: 'Asha Nair' }, 1)
    expect((await open(url)).rawPayload.equals(one.rawPayload)).toBe(false)
    expect(app.deps.workers.runs()).toBe(before + 2)
  })

  test('is rate limited', async () => {
    const strict = await app.another({ rateLimitFactor: 0.05 })
    const url = resumeLink(strict.deps, (await newMember(app)).id, 'docx')
    const statuses = []
    for (let time = 0; time < 3; time++) statuses.push((await strict.app.inject({ method: 'GET', url })).statusCode)
    expect(statuses).toEqual([200, 200, 429])
  })
})
