import { describe, expect, test } from 'vitest'
import { Settings } from '#contract/site/settings.ts'
import { settingPlaces, settingsSubjects } from '#contract/site/subjects.ts'
import { nameOfChange } from './change-names.ts'
import { findSettings, pathOf, sectionsOf, subjectOfAnchor } from './subjects.ts'
import { summaryOf } from './summary.ts'

describe('search', () => {
  const found = (typed: string) => findSettings(typed).map(({ label, subject }) => [label, subject])

  test('finds a setting by its label, with its subject', () => expect(found('ifs')).toEqual([['IFSC', 'payment']]))

  test('finds every setting that is called so', () =>
    expect(found('gst')).toEqual([
      ['GSTIN', 'legal'],
      ['GST in percent', 'legal'],
      ['Not registered for GST', 'legal'],
    ]))

  test('finds a setting by other words for it, after those that are called so', () =>
    expect(found('public').map(([label]) => label)).toEqual(['Public reviews', 'Claims']))

  test('finds nothing for words of several settings', () => expect(found('ifsc testimonials')).toEqual([]))
})

test('every setting is on a part of its page', () => {
  for (const place of Object.values(settingPlaces)) {
    const [subject, section = sectionsOf(subject as 'school')[0]] = place.split('#')
    expect(sectionsOf(subject as 'school')).toContain(section)
  }
})

test.each([
  ['payment', '/admin/settings/payment'],
  ['contact', '/admin/settings/school'],
  ['legal', '/admin/settings/legal'],
  ['receipts', '/admin/settings/legal'],
  ['promise', '/admin/settings/reviews'],
])('the former anchor %s leads to its subject', (anchor, path) => expect(pathOf(subjectOfAnchor(anchor)!)).toBe(path))

test('another anchor leads nowhere', () => expect(subjectOfAnchor('invite')).toBeUndefined())

describe('the overview', () => {
  const emailServer = { isFixed: false, server: null, password: null, isReadable: true, queued: 0, stored: 0 }
  const gateway = {
    isFixed: false,
    keyId: null,
    secrets: null,
    isReadable: true,
    webhookUrl: 'https://setu.example/gateway/events',
    lastEventAt: null,
  }
  const known = { settings: Settings.parse({}), emailServer, gateway, testimonials: 0, members: 1 }
  const summaries = (settings: Partial<Settings> = {}) =>
    settingsSubjects.map((subject) => summaryOf(subject, { ...known, settings: { ...known.settings, ...settings } }))
  const texts = (settings: Partial<Settings> = {}) => summaries(settings).map(({ text }) => text)

  test('says in one line how things are', () =>
    expect(texts()).toEqual([
      'Kaushal Techbridge, +91 90000 00000, support@kaushal.example',
      'Missing: Legal name, Address, GSTIN, or that you have none, Grievance officer',
      'Sample account: learners can’t pay to it',
      'Off',
      '4 plans, ₹399 for 30 days to join',
      'None: emails are only stored',
      'Promised within 72 hours, 40 files of 25 MB',
      '12 places per demo slot, ₹500 per referral',
      'Open, after 1 completed course',
      'Everything is open',
      '0 of 6 confirmed',
      'No testimonials yet',
      '1 person',
      '2 devices per learner, two-step verification is optional',
    ]))

  test('marks what staff should do', () => expect(summaries().filter(({ isMissing }) => isMissing)).toHaveLength(3))

  test('names what was set', () => {
    const payee = { accountName: 'K', accountNumber: '001234567890', ifsc: 'HDFC0001234', bankName: 'H', upiId: 'k@h' }
    const tax = { ...known.settings.tax, legalName: 'Setu LLP', address: 'Pune', gstin: '' }
    const legal = { hasNoGstin: true, grievanceOfficer: { name: 'Asha', email: 'a@setu.example', phone: '' } }
    const lines = texts({ payee, tax, legal, switchedOffItems: ['jobs'], referralRupees: 0, moneySecondFactor: true })
    expect(lines).toContain('UPI k@h, account ending in 7890')
    expect(lines).toContain('Setu LLP, not registered for GST')
    expect(lines).toContain('Off: Job Openings')
    expect(lines).toContain('12 places per demo slot, referrals are off')
    expect(lines).toContain('2 devices per learner, two-step verification for money')
    expect(texts({ staffSecondFactor: true }).at(-1)).toContain('for all staff')
  })
})

test('the overview says how other services are reached', () => {
  const server = {
    host: 'smtp.setu.example',
    port: 587,
    security: 'starttls' as const,
    user: '',
    senderName: 'Setu',
    senderAddress: 'hello@setu.example',
  }
  const known = { settings: Settings.parse({}), testimonials: undefined, members: undefined }
  const email = { isFixed: true, server, password: null, isReadable: true, queued: 0, stored: 0 }
  const gateway = { isFixed: false, keyId: 'rzp_1', secrets: null, isReadable: true, webhookUrl: '', lastEventAt: null }
  expect(summaryOf('email', { ...known, emailServer: email, gateway })).toEqual({
    text: 'smtp.setu.example, from hello@setu.example, set by the server’s configuration',
  })
  expect(summaryOf('online-payments', { ...known, emailServer: email, gateway })).toEqual({ text: 'On, key rzp_1' })
  const lost = { ...known, emailServer: { ...email, isReadable: false }, gateway: undefined }
  expect(summaryOf('email', lost)).toEqual({ text: 'Enter its secrets again', isMissing: true })
  expect(summaryOf('online-payments', lost)).toEqual({ text: '' })
})

test.each([
  ['payee', {}, {}, 'Payment details', '/admin/settings/payment'],
  ['testimonial 5', null, { name: 'Meera' }, 'Testimonial Meera added', '/admin/settings/testimonials'],
  ['team member 2', { name: 'Ravi' }, null, 'Team member Ravi removed', '/admin/settings/team'],
  ['team member 2', { name: 'Ravi' }, { name: 'Ravi K' }, 'Team member Ravi K', '/admin/settings/team'],
])('names the change of %s', (setting, before, after, title, page) =>
  expect(nameOfChange({ setting, before, after })).toMatchObject({ title, page }),
)
