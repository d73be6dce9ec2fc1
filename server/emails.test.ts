import { roles } from '#contract/kit/access.ts'
import { expect, test } from 'vitest'
import { changePassword } from '#contract/identity/account.ts'
import { dropSecondFactorOf, renewRecoveryCodes } from '#contract/identity/second-factor.ts'
import { dayMs } from '#contract/kit/durations.ts'
import { createContact, demoScheduleOf } from '#contract/membership/demos.ts'
import { subscribeUser } from '#contract/membership/payments.ts'
import { register } from '#contract/membership/registration.ts'
import { createIdea, commentOnIdea } from '#contract/projects/ideas.ts'
import { answer } from './community/posts.service.ts'
import { insertBug } from './community/bugs.store.ts'
import { sendResetLink } from './identity/passwords/service.ts'
import { blockEmail, invitationEmail, resetEmail, roleEmail, unblockEmail } from './identity/texts.ts'
import { indiaDate } from './kit/india.ts'
import type { EmailDraft } from './kit/mailer.ts'
import { certificateEmail, studyReminderEmail, verdictEmail } from './learning/texts.ts'
import { paymentRejected, paymentVerified } from './membership/payments/texts.ts'
import { accessGranted, accessReminder } from './membership/texts.ts'
import { sendFarewell } from './notifications/emails.service.ts'
import { emailPeople } from './notifications/index.ts'
import { emails } from './notifications/tables.ts'
import { alreadyEmail, confirmEmail, summaryEmail } from './sponsors/texts.ts'
import type { NewNotification } from './notifications/index.ts'
import { projectDecided } from './projects/texts.ts'
import { writeSettings } from './site/index.ts'
import { webhookOff } from './webhooks/texts.ts'
import { newMember } from './testing/learning/learning.ts'
import { newEmail, newRegistration, newTransactionId, testPassword } from './testing/makers.ts'
import { setUpFactor } from './testing/second-factor.ts'
import { sharedApp } from './testing/test-app.ts'

const app = await sharedApp({ rateLimitFactor: 100 })

const url = 'https://kaushal.example'
const name = 'Write a function that holds a berth for ten minutes and gives it back to the queue afterwards'
const paid = { amountPaise: 399_00, creditPaise: 50_00, transactionId: '123456789012' }
const place = { courseId: 1, courseTitle: name, stepId: 2, stepName: name }
const person = { email: 'ravi@example.in', firstName: 'Ravi', role: 'mentor' } as const
const endsAt = new Date('2026-11-18T08:30:00Z')

const sponsored = { shownName: 'Meena Kumari Venkatasubramanian', expiresAt: endsAt }
const sponsorUrls = { pageUrl: `${url}/progress/token`, unsubscribeUrl: `${url}/progress/unsubscribe/token` }
const studied = {
  progress: {
    courses: [{ courseId: 1, courseTitle: name, approved: 1, steps: 9 }],
    week: { submissions: 2, approvals: 1, lessons: 0, activeDays: 2 },
    lastActiveOn: '2026-11-17',
  },
  attendance: { reserved: 2, attended: 1, sessions: [] },
  certificates: [{ code: 'KT-1', courseTitle: name, issuedAt: '2026-11-17T06:00:00Z' }],
}
const idle = {
  progress: {
    courses: [],
    week: { submissions: 0, approvals: 0, lessons: 0, activeDays: 0 },
    lastActiveOn: null,
  },
  attendance: null,
  certificates: null,
}

const waitingStep = { link: '/start/1', courseTitle: name, name, effort: '', minutes: null, isResubmission: false }
const project = { briefId: 1, submissionId: 2, name, mentor: 'Asha Rao' }
const emailOf = ({ email }: NewNotification) => email!(url)

/** Every email that is composed by a function of its own, once for each variant. */
const composed: Omit<EmailDraft, 'to'>[] = [
  ...roles.map((role) => roleEmail(person, { role, adjustments: null }, true, url)),
  roleEmail(person, { role: 'mentor', adjustments: { support: 'none' } }, false, url),
  blockEmail(person, 'Shared the account'),
  unblockEmail(person, url),
  resetEmail(person, `${url}/reset-password#token`),
  invitationEmail(person, `${url}/reset-password#token`, url),
  emailOf(paymentVerified({ ...paid, endsAt, number: 'KT/2026-27/0001' })),
  emailOf(paymentRejected({ ...paid, reason: 'Not found at the bank', isReturned: false })),
  emailOf(paymentRejected({ ...paid, reason: 'Returned by the bank', isReturned: true })),
  emailOf(accessGranted({ days: 7, reason: 'The site was down', endsAt })),
  emailOf(accessReminder({ endsAt, daysLeft: 3, isPending: false })),
  emailOf(accessReminder({ endsAt, daysLeft: 0, isPending: true })),
  verdictEmail({ ...place, mentor: 'Asha Rao', verdict: 'approved', feedback: '' }, url),
  verdictEmail({ ...place, mentor: 'Asha Rao', verdict: 'rejected', feedback: 'Add a test.' }, url),
  certificateEmail({ courseTitle: name, code: 'ABCD-1234', work: [{ title: name, steps: [name], byChecks: [] }] }, url),
  studyReminderEmail({ ...waitingStep, minutes: 9 }, url, `${url}/unsubscribe?token=a`),
  studyReminderEmail({ ...waitingStep, effort: 'about 2 hours' }, url, `${url}/unsubscribe?token=a`),
  studyReminderEmail({ ...waitingStep, courseTitle: null, isResubmission: true }, url, `${url}/unsubscribe?token=a`),
  emailOf(webhookOff({ id: 1, url: 'https://hooks.example/a', reason: 'It answered 410 Gone' })),
  emailOf(projectDecided({ ...project, verdict: 'approved', feedback: '' })),
  emailOf(projectDecided({ ...project, verdict: 'rejected', feedback: 'Add a test.' })),
  confirmEmail(sponsored, `${url}/progress/confirm/token`),
  alreadyEmail(sponsored, sponsorUrls),
  summaryEmail(sponsored, { view: studied, monday: '2026-11-16', publicUrl: url, ...sponsorUrls }),
  summaryEmail(sponsored, { view: idle, monday: '2026-11-16', publicUrl: url, ...sponsorUrls }),
]

async function sendOthers() {
  const [learner, mentor, admin] = [await newMember(app), await app.newActor('mentor'), await app.newActor('admin')]
  await app.call(null, register, { body: newRegistration() })
  const renewal = { transactionId: newTransactionId(), amount: '199' }
  await app.call(learner, subscribeUser, { body: renewal })
  const [demoDate, demoTime] = [indiaDate(new Date(Date.now() + dayMs)), '5:00 PM - 5:30 PM']
  const contact = { name: 'Ravi', email: newEmail(), message: 'Python', mbNumber: '9876543210', demoDate, demoTime }
  await app.call(null, createContact, { body: { ...contact, demoSchedule: demoScheduleOf(demoDate, demoTime) } })
  await sendResetLink(app.db, app.deps, learner.email)
  await app.call(learner, changePassword, {
    body: { currentPassword: testPassword, newPassword: 'rain on the tin roof' },
  })
  const { recoveryCodes } = await setUpFactor(app, mentor)
  await app.call(mentor, renewRecoveryCodes, { body: { code: recoveryCodes[0] } })
  const draft = { name, description: 'A page', techStack: 'React' }
  const idea = await app.call(learner, createIdea, { body: draft })
  await app.call(mentor, commentOnIdea, { params: { ideaId: idea.body.data.ideaId }, body: { body: 'Nice idea.' } })
  const bugId = await insertBug(app.db, { personId: learner.id, title: name, steps: 'Open it' })
  await answer(app.db, app.deps, mentor.id, 'bugs', bugId, { state: 'fixed', answer: '' })
  await sendFarewell(app.db, app.deps, { email: newEmail() })
  await app.call(admin, dropSecondFactorOf, { params: { userId: mentor.id } })
  return mentor
}

test('every email greets, gives one idea per paragraph, signs off and names the support contact', async () => {
  await writeSettings(app.db, { supportEmail: 'help@kaushal.example', supportPhone: '+91 98765 43210' }, null)
  const { id } = await sendOthers()
  for (const email of composed) await emailPeople(app.db, app.deps, [{ personId: id, preference: 'reviews', ...email }])

  const sent = await app.db.select().from(emails).orderBy(emails.id)
  expect(sent.slice(0, -composed.length).map(({ subject }) => subject)).toEqual([
    'Welcome to Kaushal Techbridge',
    'We’re checking your payment of ₹199',
    expect.stringContaining('Booked: your free demo starts on '),
    'Choose a new password',
    'Your password was changed',
    'Two-step verification is on',
    'A recovery code was used',
    'You have new recovery codes',
    'New comment on your idea “Write a function that holds a be…',
    'Fixed: Write a function that holds a berth for ten minutes…',
    'Your account has been deleted',
    'Two-step verification is off',
  ])
  for (const { subject, text } of sent) {
    expect.soft(text, subject).toMatch(/^Hello(?: \S+)?,\n\n[A-Z“][^]+[.!?:]/)
    expect
      .soft(text, subject)
      .toContain('\n\nTeam Kaushal Techbridge\n\nNeed help? Write to help@kaushal.example or call +91 98765 43210.')
    expect.soft(text, subject).not.toMatch(/\n\n[a-z](?!ttps?:)|undefined|null|\n{3}/)
    expect.soft(subject.length, subject).toBeLessThan(60)
    expect.soft(subject, subject).toMatch(/^[A-Z]/)
  }
})

test('a long title is shortened in the subject and complete in the text', async () => {
  const email = (await app.db.select().from(emails)).find(({ subject }) => subject.startsWith('Approved: Write'))
  expect(email!.subject).toBe('Approved: Write a function that holds a berth for ten minu…')
  expect(email!.text).toContain(`“${name}”`)
})
