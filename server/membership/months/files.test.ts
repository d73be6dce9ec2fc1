import { parse } from 'csv-parse/sync'
import { beforeAll, expect, test } from 'vitest'
import { makeExportLink } from '#contract/kit/exports.ts'
import { getMonth, makeDocumentsFile, makeMonthFile } from '#contract/membership/months.ts'
import { auditEntries, people } from '#server/identity/tables.ts'
import { desc, eq } from '#server/kit/db/orm.ts'
import { readPdf, unzipped } from '#server/testing/documents.ts'
import { newDocuments } from '#server/testing/membership/months.ts'
import { fieldError, sharedApp, type TestActor } from '#server/testing/test-app.ts'

const app = await sharedApp({ rateLimitFactor: 1000 })
const month = '2025-02'
let admin: TestActor
beforeAll(async () => {
  admin = await app.newActor('admin')
  await newDocuments(app.db, 30, month)
})

const open = (url: string) => app.app.inject({ method: 'GET', url })
const numberOf = (serial: number) => `KT/24-25/${String(serial).padStart(6, '0')}`
const newestAudit = async () => (await app.db.select().from(auditEntries).orderBy(desc(auditEntries.id)).limit(1))[0]

test('the list of documents adds up to the month, in the order of numbers, without formulas', async () => {
  const { url } = await app.load(admin, makeExportLink, { body: { list: 'documents', filter: { month } } })
  const { body, headers } = await open(url)
  expect(headers['content-disposition']).toContain(`attachment; filename="documents-${month}.csv"; `)
  const [names, ...rows] = parse(body, { bom: true })
  const column = (name: string) => rows.map((row) => row[names!.indexOf(name)]!)
  const sumOf = (name: string) => column(name).reduce((sum, cell) => sum + Math.round(Number(cell) * 100), 0)
  const { total, gst, numbers } = await app.load(admin, getMonth, { query: { month } })
  expect(rows).toHaveLength(numbers.receipts.count + numbers.creditNotes.count)
  expect(sumOf('Amount (rupees)')).toBe(Math.round(total.netRupees * 100))
  expect(sumOf('IGST')).toBe(Math.round(gst.sum.net.igstRupees * 100))
  expect(column('Number').slice(0, numbers.receipts.count).toSorted()).toEqual(
    Array.from({ length: numbers.receipts.count }, (_, at) => numberOf(at + 1)),
  )
  expect(column('Payer').filter((name) => name.startsWith('='))).toEqual([])
  const note = rows.find((row) => row[1] === 'refund')!
  expect(note[names!.indexOf('Corrects')]).toMatch(/^KT\/24-25\/\d{6}$/)
})

test('the PDF has the month’s figures, and its download is audited', async () => {
  const { url } = await app.load(admin, makeMonthFile, { body: { month } })
  expect(await newestAudit()).toMatchObject({ actorId: admin.id, action: 'month exported', subject: `month ${month}` })
  const file = await open(url)
  expect(file.headers).toMatchObject({
    'content-disposition': expect.stringContaining('attachment; filename="accounts-2025-02.pdf"; '),
  })
  const { texts, width } = await readPdf(file.rawPayload)
  const all = texts
    .map(({ str }) => str)
    .join('')
    .replaceAll(' ', '')
  const { total, numbers } = await app.load(admin, getMonth, { query: { month } })
  const net = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2 }).format(total.netRupees)
  for (const words of [
    'Accounts,February2025',
    `₹${net}`,
    'Karnataka(29),18%',
    'DIWALI26',
    numbers.receipts.last,
    'Page1of',
  ]) {
    expect(all).toContain(words)
  }
  for (const text of texts) expect(text.transform[4]! + text.width).toBeLessThan(width - 40)
})

test('zips the documents of a range under the names of their files', async () => {
  const body = { series: 'receipts', from: numberOf(2), until: numberOf(4) }
  const { url } = await app.load(admin, makeDocumentsFile, { body })
  expect(await newestAudit()).toMatchObject({
    action: 'documents exported',
    after: { from: body.from, until: body.until },
  })
  const files = await unzipped((await open(url)).rawPayload)
  expect(Object.keys(files)).toEqual(['KT-24-25-000002.pdf', 'KT-24-25-000003.pdf', 'KT-24-25-000004.pdf'])
  for (const file of Object.values(files)) expect(file).toMatch(/^%PDF-/)
  const note = { series: 'credit notes', from: 'ktc/24-25/000001', until: 'KTC/24-25/000001' }
  const zip = await open((await app.load(admin, makeDocumentsFile, { body: note })).url)
  expect(Object.keys(await unzipped(zip.rawPayload))).toEqual(['KTC-24-25-000001.pdf'])
})

test.each([
  ['until', { until: 'KT/24-25/000099' }, /The last number of 24-25 is KT\/24-25\/0000\d\d/],
  ['until', { until: 'KT/24-25/000501' }, /at most 500/],
  ['from', { from: 'KT/09-10/000001', until: 'KT/09-10/000002' }, /No receipts of 09-10/],
  ['from', { from: '1' }, /such as/],
])('rejects a range whose %s is wrong', async (field, changes, message) => {
  const body = { series: 'receipts', from: numberOf(1), until: numberOf(2), ...changes }
  expect(await app.call(admin, makeDocumentsFile, { body })).toMatchObject(fieldError(field, message))
})

test('a link opens only its file, for its admin while they are signed in', async () => {
  const { url } = await app.load(admin, makeMonthFile, { body: { month } })
  const { url: zip } = await app.load(admin, makeDocumentsFile, {
    body: { series: 'receipts', from: numberOf(1), until: numberOf(1) },
  })
  for (const changed of [
    url.replace('2025-02', '2025-03'),
    url.replace(/reader=\d+/, 'reader=2'),
    url.replace(/until=\d+/, 'until=99999999999'),
    zip.replace('1-1.zip', '1-30.zip'),
    zip.split('?')[0]!,
  ]) {
    expect((await open(changed)).statusCode).toBe(404)
  }
  await app.db.update(people).set({ role: 'mentor' }).where(eq(people.id, admin.id))
  for (const link of [url, zip]) expect((await open(link)).statusCode).toBe(404)
  await app.db.update(people).set({ role: 'admin' }).where(eq(people.id, admin.id))
})
