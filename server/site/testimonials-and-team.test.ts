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
import { formOf } from '#server/testing/forms.ts'
import { fieldError, sharedApp, type TestActor } from '#server/testing/test-app.ts'
import { drawnImage } from './team.rules.ts'
import { files, teamMembers, testimonials } from './tables.ts'

let admin: TestActor
const app = await sharedApp({ rateLimitFactor: 1000 })
beforeEach(async () => {
  await app.db.delete(testimonials)
  await app.db.delete(teamMembers)
  admin = await app.newActor('admin')
})

const newest = async () => (await app.load(admin, listSettingChanges, { query: { size: 1 } })).items[0]

describe('testimonials', () => {
  const draft = { place: 'home', name: 'Meera', rating: 5, review: 'I work now.', date: '2026-10-02' }
  const add = () => app.load(admin, addTestimonial, { body: draft })
  const shown = () => app.load(null, listTestimonials, { query: { place: 'home' } })

  test('are added, edited and deleted, appear at once, and write audit entries', async () => {
    const { id, ...added } = await add()
    expect(added).toEqual(draft)
    expect(await shown()).toMatchObject([{ id, name: 'Meera' }])
    expect(await newest()).toMatchObject({ setting: `testimonial ${id}`, before: null, after: draft })

    const body = { ...draft, name: 'Meera I.', place: 'pricing' }
    expect(await app.load(admin, editTestimonial, { params: { id }, body })).toEqual({ id, ...body })
    expect(await shown()).toEqual([])
    expect(await app.load(admin, listAllTestimonials)).toEqual([{ id, ...body }])
    expect(await newest()).toMatchObject({ before: draft, after: body })

    expect((await app.call(admin, deleteTestimonial, { params: { id } })).http).toBe(200)
    expect(await app.load(admin, listAllTestimonials)).toEqual([])
    expect(await newest()).toMatchObject({ before: body, after: null })
  })

  test.each([
    [{ name: '' }, 'name', 'Enter a name'],
    [{ rating: 2.5 }, 'rating', 'Enter a rating from 1 to 5'],
    [{ date: '2026-13-01' }, 'date', 'Enter a date'],
  ])('rejects %o with an error on its field', async (wrong, field, words) => {
    const answer = await app.call(admin, addTestimonial, { body: { ...draft, ...wrong } })
    expect(answer).toMatchObject(fieldError(field, words))
    expect(await app.db.$count(testimonials)).toBe(0)
  })

  test('are listed by page in the order of entry', async () => {
    for (const [place, name] of [
      ['home', 'Farida'],
      ['pricing', 'Joseph'],
      ['home', 'கயல்விழி'],
    ]) {
      await app.call(admin, addTestimonial, { body: { ...draft, place, name } })
    }
    const { place: _, ...printed } = draft
    expect(await shown()).toEqual([
      { ...printed, id: expect.any(Number), name: 'Farida' },
      expect.objectContaining({ name: 'கயல்விழி' }),
    ])
    expect(await app.load(null, listTestimonials, { query: { place: 'demo' } })).toEqual([])
    expect(await app.call(null, listTestimonials, { query: { place: 'login' } })).toMatchObject(fieldError('place'))
  })
})

describe('the team', () => {
  const zubin = {
    name: 'Zubin',
    title: 'Teacher',
    about: 'Teaches\r\nCSS.',
    experience: '4 years',
    skills: 'CSS,  React,',
  }
  const form = (picture?: Buffer, changes: Partial<typeof zubin> = {}) =>
    formOf({ ...zubin, ...changes }, 'picture', ...(picture ? [{ name: 'me.jpg', content: picture }] : []))
  const photo = () =>
    sharp({ create: { width: 800, height: 400, channels: 3, background: '#804020' } })
      .withExif({ IFD0: { Artist: 'Secret place' } })
      .jpeg()
      .toBuffer()
  const add = (body: FormData) => app.call(admin, addTeamMember, { body })
  const pictureAt = (image: string) => app.app.inject(image)

  test('gets the least used drawn picture without a photo, and is listed in the order of entry', async () => {
    const first = (await add(form())).body.data
    expect(first).toMatchObject({ name: 'Zubin', about: 'Teaches\nCSS.', skills: ['CSS', 'React'], image: 'team-1' })
    const again = (await add(form(undefined, { name: 'Anita' }))).body.data
    expect(again).toMatchObject({ image: 'team-2' })
    expect(await app.load(null, listTeam)).toEqual([first, again])
    expect(drawnImage(['team-1', 'team-2', 'team-3', 'team-4', 'team-1'].map((image) => ({ image })))).toBe('team-2')
  })

  test('gets a square, small photo without metadata', async () => {
    const { image } = (await add(form(await photo()))).body.data
    const { rawPayload, headers } = await pictureAt(image)
    expect(headers['content-type']).toBe('image/webp')
    expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 512, height: 512, format: 'webp' })
    expect(rawPayload.includes('Secret place')).toBe(false)
  })

  test('keeps the photo on an edit without one, and deletes the old photo when a new one is saved', async () => {
    const { id, image } = (await add(form(await photo()))).body.data
    const edit = (body: FormData) => app.load(admin, editTeamMember, { params: { id }, body })
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

  test('deletes the photo with the member', async () => {
    const { id, image } = (await add(form(await photo()))).body.data
    expect((await app.call(admin, deleteTeamMember, { params: { id } })).http).toBe(200)
    expect([(await pictureAt(image)).statusCode, await app.db.$count(teamMembers)]).toEqual([404, 0])
  })

  test('rejects a file that is not a picture, and adds nobody', async () => {
    const before = await app.db.$count(files)
    const broken = Buffer.concat([Buffer.from('ffd8ffe0', 'hex'), Buffer.alloc(200)])
    expect(await add(form(broken))).toMatchObject(fieldError('picture'))
    expect([await app.db.$count(teamMembers), await app.db.$count(files)]).toEqual([0, before])
  })
})
