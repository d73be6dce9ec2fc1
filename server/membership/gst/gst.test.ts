import { parse } from 'csv-parse/sync'
import { beforeAll, expect, test } from 'vitest'
import { getGstReturn, type GstReturn, makeGstFile, type ReturnDocument } from '#contract/membership/gst.ts'
import { getMonth, listMonthDocuments, type Month, type Tax } from '#contract/membership/months.ts'
import { people } from '#server/identity/tables.ts'
import { eq } from '#server/kit/db/orm.ts'
import { moneyDesk } from '#server/testing/membership/money.ts'
import { newDocuments } from '#server/testing/membership/months.ts'
import type { TestActor } from '#server/testing/test-app.ts'

const desk = await moneyDesk()
const month = '2025-06'
let admin: TestActor
let stopTax: () => Promise<unknown>
let found: GstReturn
let accounts: Month
beforeAll(async () => {
  admin = await desk.newActor('admin')
  stopTax = await desk.chargeTax()
  await newDocuments(desk.db, 60, month)
  found = await desk.load(admin, getGstReturn, { query: { month } })
  accounts = await desk.load(admin, getMonth, { query: { month } })
})

const open = (url: string) => desk.app.inject({ method: 'GET', url })
async function file(format: 'csv' | 'json') {
  const { url } = await desk.load(admin, makeGstFile, { body: { month, format } })
  return open(url)
}
const paise = (rupees: number) => Math.round(rupees * 100)
const keys = ['taxableRupees', 'cgstRupees', 'sgstRupees', 'utgstRupees', 'igstRupees', 'totalRupees'] as const
const sumOf = (rows: Tax[], key: keyof Tax) => rows.reduce((sum, row) => sum + paise(row[key]), 0)
const signed = (document: ReturnDocument) => (document.kind === 'credit note' ? -1 : 1)

test('the tables of the return add up to the documents of the month, to the paisa', () => {
  const { b2b, cdnr, b2cs, sums } = found
  const taxed = accounts.gst!.rows.filter(({ stateCode }) => stateCode !== null).map(({ net }) => net)
  expect(b2b.length).toBeGreaterThan(5)
  expect(new Set(cdnr.map(({ kind }) => kind))).toEqual(new Set(['credit note']))
  for (const key of keys) {
    const back = cdnr.reduce((sum, document) => sum + signed(document) * paise(document[key]), 0)
    expect([key, sumOf(b2b, key) + back + sumOf(b2cs, key)]).toEqual([key, sumOf(taxed, key)])
    expect([sums.b2b, sums.b2cs, sums.all].map((sum) => paise(sum[key]))).toEqual([
      sumOf(b2b, key),
      sumOf(b2cs, key),
      sumOf(taxed, key),
    ])
    expect(paise(sums.cdnr[key])).toBe(0 - back)
  }
  const documents = accounts.gst!.rows.find(({ stateCode }) => stateCode === null)
  expect(found.withoutGst).toBeGreaterThan(0)
  expect(documents).toBeDefined()
  expect(found.issued).toEqual(accounts.numbers)
  expect(found.tooLarge).toBe(0)
})

test('each row of consumers leads to its documents, and both sums are those of the return', async () => {
  const sumBehind = (filter: object) => desk.load(admin, listMonthDocuments, { query: { month, ...filter } })
  for (const { stateCode, percent, totalRupees } of found.b2cs) {
    const { sum } = await sumBehind({ place: stateCode, percent, recipient: 'consumer' })
    const same = found.b2cs.filter((row) => row.stateCode === stateCode && row.percent === percent)
    expect(paise(sum.rupees)).toBe(sumOf(same, 'totalRupees'))
    expect(totalRupees).not.toBe(0)
  }
  const { sum } = await sumBehind({ recipient: 'registered' })
  expect(paise(sum.rupees)).toBe(paise(found.sums.b2b.totalRupees) - paise(found.sums.cdnr.totalRupees))
})

test('a registered recipient’s documents are listed with their state, and open', async () => {
  for (const { gstin, stateCode, isInterState, igstRupees, cgstRupees } of [...found.b2b, ...found.cdnr]) {
    expect(stateCode).toBe(gstin.slice(0, 2))
    expect(isInterState ? cgstRupees : igstRupees).toBe(0)
  }
  for (const { url } of [found.b2b[0]!, found.cdnr[0]!]) {
    expect((await open(url)).headers['content-type']).toBe('application/pdf')
  }
})

test('the JSON has the form of the government’s offline tool', async () => {
  const { body, headers } = await file('json')
  expect(headers['content-disposition']).toContain(`filename="gstr1-${month}.json"`)
  const json = JSON.parse(body)
  expect(json).toMatchObject({ gstin: '27AAPFU0939F1ZV', fp: '062025', version: 'GST3.2.4', hash: 'hash' })
  const invoices = json.b2b.flatMap((one: { inv: object[] }) => one.inv)
  expect(invoices).toHaveLength(found.b2b.length)
  const first = found.b2b[0]!
  expect(json.b2b[0]).toMatchObject({
    ctin: first.gstin,
    inv: expect.arrayContaining([
      {
        inum: first.number,
        idt: expect.stringMatching(/^\d\d-06-2025$/),
        val: first.totalRupees,
        pos: first.stateCode,
        rchrg: 'N',
        inv_typ: 'R',
        itms: [
          { num: 1, itm_det: expect.objectContaining({ rt: first.percent, txval: first.taxableRupees, csamt: 0 }) },
        ],
      },
    ]),
  })
  expect(json.cdnr[0].nt[0]).toMatchObject({
    ntty: 'C',
    nt_num: expect.stringMatching(/^KTC\//),
    rchrg: 'N',
    inv_typ: 'R',
  })
  expect(json.b2cs).toHaveLength(found.b2cs.length)
  for (const row of json.b2cs) {
    expect(row).toMatchObject({ typ: 'OE', csamt: 0, sply_ty: expect.stringMatching(/^INT(ER|RA)$/) })
    expect('iamt' in row).toBe(row.sply_ty === 'INTER')
    expect('camt' in row && 'samt' in row).toBe(row.sply_ty === 'INTRA')
  }
  const { hsn_b2b: b2b, hsn_b2c: b2c } = json.hsn
  const codes = [...b2b, ...b2c].reduce((sum: number, { txval }: { txval: number }) => sum + paise(txval), 0)
  expect(codes).toBe(paise(found.sums.all.taxableRupees))
  expect(b2b[0]).toMatchObject({ num: 1, hsn_sc: '999293', uqc: 'NA', qty: 0 })
  const { count, first: from, last: to } = found.issued.receipts!
  expect(json.doc_issue.doc_det[0]).toMatchObject({
    doc_num: 1,
    docs: [{ num: 1, from, to, totnum: count, cancel: 0, net_issue: count }],
  })
})

test('the CSV adds up to the month, and downloads are recorded', async () => {
  const { body } = await file('csv')
  const rows: Record<string, string>[] = parse(body, { bom: true, columns: true })
  const declared = rows.filter(({ Table }) => ['B2B', 'CDNR', 'B2CS'].includes(Table!))
  expect(declared).toHaveLength(found.b2b.length + found.cdnr.length + found.b2cs.length)
  const total = (column: string) => declared.reduce((sum, row) => sum + paise(Number(row[column])), 0)
  expect(total('Value')).toBe(paise(found.sums.all.totalRupees))
  expect(total('IGST')).toBe(paise(found.sums.all.igstRupees))
  expect(rows.find(({ Table }) => Table === 'Documents issued')).toMatchObject({ Recipient: 'Invoices' })
  expect((await desk.auditsOf(`month ${month}`)).at(-1)).toMatchObject({
    actorId: admin.id,
    action: 'GST return exported',
    after: { format: 'csv' },
  })
})

test('a reversed refund is a debit note, and months of an older form have one summary by code', async () => {
  const clock = desk.deps.clock
  desk.deps.clock = () => new Date('2024-11-16T06:30:00Z')
  const learner = await desk.newActor('learner')
  const payment = await desk.newPayment(learner.id)
  await desk.verify(admin, payment.id)
  await desk.replaceReceipt(admin, payment.id, '29AAGCB7383J1Z4')
  await desk.refund(admin, payment.id, { rupees: 100 })
  await desk.reverse(admin, payment.id)
  const returned: GstReturn = await desk.load(admin, getGstReturn, { query: { month: '2024-11' } })
  expect(returned.cdnr.map(({ kind, totalRupees }) => [kind, totalRupees])).toEqual([
    ['credit note', 100],
    ['debit note', 100],
  ])
  expect(returned.sums).toMatchObject({
    b2b: { totalRupees: 399 },
    cdnr: { totalRupees: 0 },
    all: { totalRupees: 399 },
  })
  // The receipt and the note that cancels it were a consumer's.
  expect(returned.b2cs).toEqual([])
  const { url } = await desk.load(admin, makeGstFile, { body: { month: '2024-11', format: 'json' } })
  const json = JSON.parse((await open(url)).body)
  expect(json.hsn.data).toMatchObject([{ num: 1, rt: 18, txval: 338.14, iamt: 60.86 }])
  expect(json.cdnr[0].nt.map(({ ntty }: { ntty: string }) => ntty)).toEqual(['C', 'D'])
  desk.deps.clock = clock
})

test('without a GSTIN there is no file, and a link is only for its reader', async () => {
  const { url } = await desk.load(admin, makeGstFile, { body: { month, format: 'json' } })
  for (const changed of [url.replace('/json', '/csv'), url.replace(month, '2025-07'), url.split('?')[0]!]) {
    expect((await open(changed)).statusCode).toBe(404)
  }
  await desk.db.update(people).set({ role: 'mentor' }).where(eq(people.id, admin.id))
  expect((await open(url)).statusCode).toBe(404)
  await desk.db.update(people).set({ role: 'admin' }).where(eq(people.id, admin.id))
  const later = { query: { month: '2031-01' } }
  expect(await desk.call(admin, getGstReturn, later)).toMatchObject({ http: 404 })
  await stopTax()
  expect(await desk.call(admin, makeGstFile, { body: { month, format: 'csv' } })).toMatchObject({
    http: 409,
    body: { message: 'Enter the school’s GSTIN in the settings first. A return needs it.' },
  })
})
