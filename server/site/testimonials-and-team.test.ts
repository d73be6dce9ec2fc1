import sharp from 'sharp'
import { beforeEach, describe, expect, test } from 'vitest'
import { listSettingChanges } from '#contract/site/school.ts'
import { listTeam } from '#contract/site/team.ts'
import { listTestimonials } from '#contract/site/testimonials.ts'
import {
  addTeamMember,
  addTestimonial,
  deleteTeamMember,
  deleteTestimonial,
  editTeamMember,
  editTestimonial,
  listAllTestimonials,
} from '#contract/site/testimonials-and-team.ts'
import { type TestActor, sharedApp } from '#server/testing/test-app.ts'
import { drawnImage } from './team.rules.ts'
import { files, teamMembers, testimonials } from './tables.ts'

let admin: TestActor
const app = await sharedApp({ rateLimitFactor: 1000 })
beforeEach(async () => {
  await app.db.delete(testimonials)
  await app.db.delete(teamMembers)
  admin = await app.newActor('admin')
})

const newest = async () => (await app.call(admin, listSettingChanges, { query: { size: 1 } })).body.data.items[0]

describe('testimonials', () => {
  const draft = { place: 'home', name: 'Meera', rating: 5, review: 'I work now.', date: '2026-10-02' }
  const add = async () => (await app.call(admin, addTestimonial, { body: draft })).body.data
  const shown = async () => (await app.call(null, listTestimonials, { query: { place: 'home' } })).body.data

  test('are added, changed and taken away, on the public page at once, and each leaves a trace', async () => {
    const { id, ...added } = await add()
    expect(added).toEqual(draft)
    expect(await shown()).toMatchObject([{ id, name: 'Meera' }])
    expect(await newest()).toMatchObject({ setting: `testimonial ${id}`, before: null, after: draft })

    const body = { ...draft, name: 'Meera I.', place: 'pricing' }
    expect((await app.call(admin, editTestimonial, { params: { id }, body })).body.data).toEqual({ id, ...body })
    expect(await shown()).toEqual([])
    expect((await app.call(admin, listAllTestimonials)).body.data).toEqual([{ id, ...body }])
    expect(await newest()).toMatchObject({ before: draft, after: body })

    expect((await app.call(admin, deleteTestimonial, { params: { id } })).http).toBe(200)
    expect((await app.call(admin, listAllTestimonials)).body.data).toEqual([])
    expect(await newest()).toMatchObject({ before: body, after: null })
  })

  test.each([
    [{ name: '' }, 'name', 'Enter a name'],
    [{ rating: 6 }, 'rating', 'Enter a rating from 1 to 5'],
    [{ rating: 2.5 }, 'rating', 'Enter a rating from 1 to 5'],
    [{ review: ' ' }, 'review', 'Enter the review'],
    [{ date: '2026-13-01' }, 'date', 'Enter a date'],
    [{ place: 'about' }, 'place', expect.any(String)],
  ])('%o is refused beside its field, with the way to put it right', async (wrong, field, words) => {
    const answer = await app.call(admin, addTestimonial, { body: { ...draft, ...wrong } })
    expect(answer).toMatchObject({ http: 400, body: { fields: { [field]: words } } })
    expect(await app.db.$count(testimonials)).toBe(0)
  })

  test('what is gone cannot be changed', async () => {
    const params = { id: 987_654 }
    expect((await app.call(admin, editTestimonial, { params, body: draft })).http).toBe(404)
    expect((await app.call(admin, deleteTestimonial, { params })).http).toBe(404)
  })
})

describe('the team', () => {
  const told = {
    name: 'Zubin',
    title: 'Teacher',
    about: 'Teaches\r\nCSS.',
    experience: '4 years',
    skills: 'CSS,  React,',
  }
  const form = (picture?: Buffer, more: Partial<typeof told> = {}) => {
    const data = new FormData()
    for (const [name, value] of Object.entries({ ...told, ...more })) data.append(name, value)
    if (picture) data.append('picture', new File([new Uint8Array(picture)], 'me.jpg'))
    return data
  }
  const photo = () =>
    sharp({ create: { width: 800, height: 400, channels: 3, background: '#804020' } })
      .withExif({ IFD0: { Artist: 'Secret place' } })
      .jpeg()
      .toBuffer()
  const add = (body: FormData) => app.call(admin, addTeamMember, { body })
  const pictureAt = (image: string) => app.app.inject(image)

  test('without a picture somebody gets a drawn one that fewest others have', async () => {
    const first = (await add(form())).body.data
    expect(first).toMatchObject({ name: 'Zubin', about: 'Teaches\nCSS.', skills: ['CSS', 'React'], image: 'team-1' })
    expect((await add(form())).body.data).toMatchObject({ image: 'team-2' })
    expect((await app.call(null, listTeam)).body.data).toHaveLength(2)
    expect(drawnImage(['team-1', 'team-2', 'team-3', 'team-4', 'team-1'].map((image) => ({ image })))).toBe('team-2')
  })

  test('a picture is made anew: square, small, and without what the camera noted', async () => {
    const { image } = (await add(form(await photo()))).body.data
    const { rawPayload, headers } = await pictureAt(image)
    expect(headers['content-type']).toBe('image/webp')
    expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 512, height: 512, format: 'webp' })
    expect(rawPayload.includes('Secret place')).toBe(false)
  })

  test('a change without a picture keeps it; a new one takes its place, and the earlier one is gone', async () => {
    const { id, image } = (await add(form(await photo()))).body.data
    const edit = async (body: FormData) => (await app.call(admin, editTeamMember, { params: { id }, body })).body.data
    expect(await edit(form(undefined, { name: 'Zubin M.' }))).toMatchObject({ name: 'Zubin M.', image })
    const after = await edit(form(await photo()))
    expect(after.image).not.toBe(image)
    expect([(await pictureAt(image)).statusCode, (await pictureAt(after.image)).statusCode]).toEqual([404, 200])
    expect(await newest()).toMatchObject({
      setting: `team member ${id}`,
      before: { image },
      after: { image: after.image },
    })
  })

  test('who leaves the page takes the picture along', async () => {
    const { id, image } = (await add(form(await photo()))).body.data
    expect((await app.call(admin, deleteTeamMember, { params: { id } })).http).toBe(200)
    expect([(await pictureAt(image)).statusCode, await app.db.$count(teamMembers)]).toEqual([404, 0])
  })

  test('what is no picture is refused beside the field, and nobody is added', async () => {
    const before = await app.db.$count(files)
    const broken = Buffer.concat([Buffer.from('ffd8ffe0', 'hex'), Buffer.alloc(200)])
    expect(await add(form(broken))).toMatchObject({ http: 400, body: { fields: { picture: expect.any(String) } } })
    expect([await app.db.$count(teamMembers), await app.db.$count(files)]).toEqual([0, before])
  })

  test('what is missing or too much is told beside its field', async () => {
    const wrong = { name: '', skills: Array.from({ length: 21 }, (_, at) => `skill ${at}`).join(',') }
    expect(await add(form(undefined, wrong))).toMatchObject({
      http: 400,
      body: { fields: { name: expect.any(String), skills: expect.stringContaining('20') } },
    })
  })

  test('who is gone cannot be changed, and the picture that came is not kept', async () => {
    const before = await app.db.$count(files)
    const answer = await app.call(admin, editTeamMember, { params: { id: 987_654 }, body: form(await photo()) })
    expect([answer.http, await app.db.$count(files)]).toEqual([404, before])
    expect((await app.call(admin, deleteTeamMember, { params: { id: 987_654 } })).http).toBe(404)
  })
})
