import { expect, test } from 'vitest'
import { type AuditEntry, listAuditEntries } from '#contract/identity/audit.ts'
import { newPerson } from '#server/testing/makers.ts'
import { countQueries } from '#server/testing/queries.ts'
import { sharedApp } from '#server/testing/test-app.ts'
import { audit } from './store.ts'
import { auditEntries } from '../tables.ts'

const app = await sharedApp()
const admin = await app.newActor('admin')
const lakshmi = await newPerson(app.db, { firstName: 'Lakshmi', lastName: 'Narayanan', role: 'admin' })
const arun = await newPerson(app.db, { firstName: 'அருண்', lastName: '100%_sure', role: 'mentor' })
await audit(app.db, {
  actorId: lakshmi.id,
  action: 'course edited',
  subject: 'course 4',
  before: { title: 'Pyton' },
  after: { title: 'Python' },
})
await audit(app.db, { actorId: arun.id, action: 'fact removed', subject: 'fact 9', before: { body: '<b>no</b>' } })
await audit(app.db, { actorId: null, action: 'admin created by command', subject: `person ${lakshmi.id}` })
await audit(app.db, { actorId: lakshmi.id, action: 'access given', subject: `person ${arun.id}`, after: { days: 3 } })

const page = async (query: Record<string, unknown> = {}) =>
  (await app.call(admin, listAuditEntries, { query })).body.data
const actions = async (query: Record<string, unknown>) =>
  ((await page(query)).items as AuditEntry[]).map(({ action }) => action)

test('lists the newest entries first, with person, subject, before and after', async () => {
  const { items, next } = await page()
  expect(next).toBeNull()
  expect(items).toMatchObject([
    { action: 'access given', actor: 'Lakshmi Narayanan', actorId: lakshmi.id, subjectName: 'அருண் 100%_sure' },
    { action: 'admin created by command', actor: null, actorId: null, subjectName: 'Lakshmi Narayanan' },
    { action: 'fact removed', subject: 'fact 9', subjectName: null, before: { body: '<b>no</b>' }, after: null },
    { action: 'course edited', before: { title: 'Pyton' }, after: { title: 'Python' } },
  ])
})

test('searches the action, the subject and the person, and returns each entry once', async () => {
  expect(await actions({ search: 'EDITED' })).toEqual(['course edited'])
  expect(await actions({ search: 'fact 9' })).toEqual(['fact removed'])
  expect(await actions({ search: 'lakshmi nar' })).toEqual(['access given', 'course edited'])
  expect(await actions({ search: 'அருண்' })).toEqual(['fact removed'])
  // Matches by action and by name.
  await audit(app.db, { actorId: lakshmi.id, action: 'email to Lakshmi read', subject: 'email 1' })
  expect(await actions({ search: 'lakshmi' })).toEqual(['email to Lakshmi read', 'access given', 'course edited'])
})

test('treats % and _ as literal characters, and does not search email addresses', async () => {
  expect(await actions({ search: '100%_s' })).toEqual(['fact removed'])
  expect(await actions({ search: '100_%s' })).toEqual([])
  expect(await actions({ search: lakshmi.email })).toEqual([])
})

test('filters by person, subject and dates in India', async () => {
  expect(await actions({ actorId: arun.id })).toEqual(['fact removed'])
  expect(await actions({ subject: 'course 4' })).toEqual(['course edited'])
  expect(await actions({ subject: 'course' })).toEqual([])
  const old = (at: string, action: string) =>
    app.db.insert(auditEntries).values({ actorId: arun.id, action, subject: 'day 1', at: new Date(at) })
  await old('2025-03-01T18:29:59Z', 'last second of the first')
  await old('2025-03-01T18:30:00Z', 'first second of the second')
  const day = (from: string, until: string) => actions({ subject: 'day 1', from, until })
  expect(await day('2025-03-01', '2025-03-01')).toEqual(['last second of the first'])
  expect(await day('2025-03-02', '2025-03-02')).toEqual(['first second of the second'])
  expect(await day('2025-03-01', '2025-03-02')).toHaveLength(2)
  expect((await app.call(admin, listAuditEntries, { query: { from: 'yesterday' } })).http).toBe(400)
})

test('pages without gaps, with and without a search, in a fixed number of queries', async () => {
  for (let entry = 0; entry < 25; entry++) {
    await audit(app.db, { actorId: entry % 2 ? lakshmi.id : null, action: `narayanan ${entry}`, subject: 'paging' })
  }
  for (const query of [{ subject: 'paging' }, { search: 'narayanan', subject: 'paging' }]) {
    const seen: string[] = []
    let after: string | null = null
    do {
      const { items, next }: { items: AuditEntry[]; next: string | null } = await page({
        ...query,
        size: 10,
        ...(after && { after }),
      })
      seen.push(...items.map(({ action }) => action))
      after = next
    } while (after)
    expect(seen).toEqual(Array.from({ length: 25 }, (_, index) => `narayanan ${24 - index}`))
  }
  const few = await countQueries(() => page({ size: 1 }))
  expect(await countQueries(() => page({ size: 100 }))).toBe(few)
})

test.each([
  'update audit_entries set action = $$nothing happened$$',
  'delete from audit_entries where id = 1',
  'truncate audit_entries cascade',
  'update audit_chain set position = position + 1',
  'truncate audit_chain',
])('the database rejects: %s', async (statement) => {
  const before = await app.db.$count(auditEntries)
  await expect(app.asOwner(statement)).rejects.toThrow('append-only')
  expect(await app.db.$count(auditEntries)).toBe(before)
})
