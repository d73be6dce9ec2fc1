import { expect, test } from 'vitest'
import { Settings } from '#contract/site/settings.ts'
import { SettingsDraft } from '#contract/site/settings-draft.ts'
import { changedSettings, meanwhileText, pricesTakenAway, waitingText } from './school.rules.ts'

const settings = Settings.parse({})

test('lists only differing settings as changes', () => {
  const changes = { name: 'Another', payee: { ...settings.payee }, referralRupees: 0 }
  expect(changedSettings(settings, changes)).toEqual([
    { key: 'name', before: 'Kaushal Techbridge', after: 'Another' },
    { key: 'referralRupees', before: 500, after: 0 },
  ])
})

test('a plan whose duration changed keeps its price', () => {
  const after = [{ rupees: 399, days: 31 }]
  expect(pricesTakenAway(settings.plans, after)).toEqual([199, 499, 699])
  expect(pricesTakenAway(after, settings.plans)).toEqual([])
})

test('describes pending payments of a removed plan', () => {
  const waiting = [
    { rupees: 199, payments: 1 },
    { rupees: 699, payments: 3 },
  ]
  expect(waitingText(waiting)).toBe(
    '1 payment of ₹199 is waiting, 3 payments of ₹699 are waiting for verification. Verify or reject first, then remove the plan.',
  )
})

test('names who changed a setting first, and each setting once', () => {
  const name = { key: 'name', by: 'Meera Iyer' } as const
  expect(meanwhileText([name, name, { key: 'plans', by: null }])).toBe(
    'Someone changed the school name and the plans while you were editing. Your changes aren’t saved yet.',
  )
})

const payee = {
  accountName: 'Kaushal Techbridge LLP',
  accountNumber: '0012 3456-7890',
  ifsc: 'hdfc0001234',
  bankName: 'HDFC Bank',
  upiId: 'Kaushal@HDFCBank',
}
const tax = { gstin: '', legalName: '', address: '', stateCode: '', sac: '999293', percent: 18 }
const taxed = { ...tax, gstin: '27AAPFU0939F1ZV', legalName: 'Kaushal LLP', address: 'Pune', stateCode: '27' }
const joining = { rupees: 399, days: 30, isJoining: true }

test('normalizes typed values', () => {
  expect(SettingsDraft.parse({ payee, supportEmail: ' Help@Example.IN ' })).toEqual({
    payee: { ...payee, accountNumber: '001234567890', ifsc: 'HDFC0001234', upiId: 'kaushal@hdfcbank' },
    supportEmail: 'help@example.in',
  })
  expect(SettingsDraft.parse({ tax: { ...taxed, gstin: ' 27aapfu0939f1zv' } }).tax?.gstin).toBe('27AAPFU0939F1ZV')
  expect(SettingsDraft.parse({ switchedOffItems: ['jobs', 'jobs'] })).toEqual({ switchedOffItems: ['jobs'] })
})

test.each<[string, object, string, RegExp]>([
  ['no name', { name: ' ' }, 'name', /Enter a name/],
  ['letters in a phone number', { supportPhone: '90000 abcde' }, 'supportPhone', /digits, spaces/],
  ['a short phone number', { supportPhone: '12345' }, 'supportPhone', /10 to 13 digits/],
  ['an email without a place', { supportEmail: 'support' }, 'supportEmail', /for example/],
  ['a link that runs', { mapsReviewUrl: 'javascript:alert(1)' }, 'mapsReviewUrl', /https/],
  ['a social link of no site', { socialLinks: [{ label: 'X', url: 'x' }] }, 'socialLinks.0.url', /https/],
  [
    'a social link twice',
    { socialLinks: ['A', 'B'].map((label) => ({ label, url: 'https://x.example' })) },
    'socialLinks.1.url',
    /already in the list/,
  ],
  ['a UPI ID without a bank', { payee: { ...payee, upiId: 'kaushal' } }, 'payee.upiId', /name@bank/],
  ['an email for a UPI ID', { payee: { ...payee, upiId: 'me@example.in' } }, 'payee.upiId', /name@bank/],
  ['an IFSC without its zero', { payee: { ...payee, ifsc: 'HDFC1001234' } }, 'payee.ifsc', /11-character/],
  ['a short account number', { payee: { ...payee, accountNumber: '12345678' } }, 'payee.accountNumber', /9 to 18/],
  [
    'an account number of letters',
    { payee: { ...payee, accountNumber: '12345678x' } },
    'payee.accountNumber',
    /9 to 18/,
  ],
  ['no plan', { plans: [] }, 'plans', /at least one/],
  ['a plan for nothing', { plans: [joining, { rupees: 0, days: 1 }] }, 'plans.1.rupees', /At least 1/],
  ['half a day', { plans: [joining, { rupees: 9, days: 0.5 }] }, 'plans.1.days', /whole number/],
  ['one price twice', { plans: [joining, { rupees: 399, days: 40 }] }, 'plans.1.rupees', /Another plan/],
  ['no plan to join with', { plans: [{ rupees: 199, days: 14 }] }, 'plans', /Choose one plan/],
  ['two plans to join with', { plans: [joining, { ...joining, rupees: 499 }] }, 'plans', /Choose one plan/],
  ['a GSTIN with a slip', { tax: { ...taxed, gstin: '27AAPFU0939F1ZW' } }, 'tax.gstin', /typo/],
  ['a GSTIN that is none', { tax: { ...taxed, gstin: '27' } }, 'tax.gstin', /15-character/],
  ['a GSTIN of nobody', { tax: { ...taxed, legalName: '' } }, 'tax.legalName', /legal name/],
  ['a GSTIN without an address', { tax: { ...taxed, address: '' } }, 'tax.address', /address/],
  ['a GSTIN of another state', { tax: { ...taxed, stateCode: '29' } }, 'tax.stateCode', /state 27/],
  ['no devices', { devicesPerLearner: 0 }, 'devicesPerLearner', /At least 1/],
  ['an item that is none', { switchedOffItems: ['wallet'] }, 'switchedOffItems.0', /./],
  ['no kind of file', { submission: { maxFiles: 1, maxMegabytes: 1, kinds: [] } }, 'submission.kinds', /at least one/],
  ['a kind that is none', { submission: { maxFiles: 1, maxMegabytes: 1, kinds: ['x'] } }, 'submission.kinds.0', /./],
  ['a negative referral', { referralRupees: -1 }, 'referralRupees', /At least 0/],
])('rejects %s with an error on its field', (_what, wrong, field, words) => {
  const first = SettingsDraft.safeParse(wrong).error?.issues[0]
  expect([first?.path.join('.'), first?.message]).toEqual([field, expect.stringMatching(words)])
})

test('rejects an unknown setting', () => expect(SettingsDraft.safeParse({ colour: 'red' }).success).toBe(false))
