import { beforeAll, expect, test } from 'vitest'
import { getMonth, makeMonthFile, type Month } from '#contract/membership/months.ts'
import { moneyDesk } from '#server/testing/membership/money.ts'
import { newDocuments } from '#server/testing/membership/months.ts'
import type { TestActor } from '#server/testing/test-app.ts'
import { ledgers, voucherXml } from './tally.rules.ts'

const desk = await moneyDesk()
const month = '2025-02'
let admin: TestActor
beforeAll(async () => {
  admin = await desk.newActor('admin')
  await newDocuments(desk.db, 60, month)
})

const textOf = (xml: string, tag: string) => xml.match(new RegExp(`<${tag}>(.*?)</${tag}>`))?.[1] ?? ''

/** What Tally reads: debits above zero. */
function readVouchers(xml: string) {
  return [...xml.matchAll(/<VOUCHER VCHTYPE="(.*?)" ACTION="Create".*?<\/VOUCHER>/g)].map(([voucher, type]) => ({
    type: type!,
    day: textOf(voucher, 'DATE'),
    number: textOf(voucher, 'VOUCHERNUMBER'),
    entries: [...voucher.matchAll(/<ALLLEDGERENTRIES\.LIST>.*?<\/ALLLEDGERENTRIES\.LIST>/g)].map(([entry]) => {
      const paise = Math.round(Number(textOf(entry, 'AMOUNT')) * 100)
      expect(textOf(entry, 'ISDEEMEDPOSITIVE')).toBe(paise < 0 ? 'Yes' : 'No')
      return { ledger: textOf(entry, 'LEDGERNAME'), paise: -paise }
    }),
  }))
}

test('every document is a balanced voucher, and the ledgers have the figures of the month', async () => {
  const { url } = await desk.load(admin, makeMonthFile, { body: { month, kind: 'tally' } })
  expect((await desk.auditsOf(`month ${month}`)).at(-1)).toMatchObject({
    action: 'month exported',
    after: { file: 'tally' },
  })
  const { body, headers } = await desk.app.inject({ method: 'GET', url })
  expect(headers).toMatchObject({ 'content-disposition': expect.stringContaining('filename="tally-2025-02.xml"') })
  expect(body).toMatch(/^<\?xml .*<TALLYREQUEST>Import Data<.*<REPORTNAME>Vouchers<.*<\/ENVELOPE>\n$/s)
  const vouchers = readVouchers(body)
  const sum = (ledger: string) =>
    vouchers.flatMap(({ entries }) => entries).reduce((all, one) => all + (one.ledger === ledger ? one.paise : 0), 0) /
    100
  for (const { entries, day } of vouchers) {
    expect(entries.reduce((all, { paise }) => all + paise, 0)).toBe(0)
    expect(day).toMatch(/^202502\d\d$/)
  }
  const { total, gst, numbers, cameIn, wentBack }: Month = await desk.load(admin, getMonth, { query: { month } })
  const documents = vouchers.filter(({ type }) => type !== 'Receipt' && type !== 'Payment')
  expect(new Set(documents.map(({ number }) => number)).size).toBe(numbers.receipts!.count + numbers.creditNotes!.count)

  const { net } = gst!.sum
  const untaxed = gst!.rows.find(({ stateCode }) => stateCode === null)!.net.totalRupees
  expect(sum(ledgers.sales)).toBeCloseTo(-net.taxableRupees - untaxed, 5)
  expect([ledgers.cgst, ledgers.sgst, ledgers.utgst, ledgers.igst].map(sum)).toEqual(
    [net.cgstRupees, net.sgstRupees, net.utgstRupees, net.igstRupees].map((rupees) => 0 - rupees),
  )
  expect(sum(ledgers.bank) + sum(ledgers.cash)).toBeCloseTo(total.netRupees, 5)
  expect(sum(ledgers.learners)).toBe(0)
  // No money moves when a receipt is replaced.
  const moves = vouchers.filter(({ type }) => type === 'Receipt' || type === 'Payment').length
  expect(moves).toBeLessThan(documents.length - wentBack.replaced.count)
  expect(cameIn.couponRupees).toBeGreaterThan(0)
  expect(sum(ledgers.coupons) + sum(ledgers.credit) + sum(ledgers.waived)).toBeCloseTo(-sum(ledgers.discounted), 5)
})

test('names can’t break the file', () => {
  const narration = 'A & B <b>"x"</b> \u0000\uD800 आशा'
  const common = { type: 'Sales', day: '2025-02-01', number: 'KT/24-25/000001', reference: '' } as const
  const xml = voucherXml({ ...common, narration, entries: [] })
  expect(textOf(xml, 'NARRATION')).toBe('A &#38; B &#60;b&#62;&#34;x&#34;&#60;/b&#62;  आशा')
})
