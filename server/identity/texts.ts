import { homeOf, type Role, type Standing } from '#contract/kit/access.ts'
import type { EmailDraft } from '#server/kit/mailer.ts'

type Recipient = { email: string; firstName: string }

const emailTo = (
  { email, firstName }: Recipient,
  subject: string,
  ...paragraphs: EmailDraft['paragraphs']
): EmailDraft => ({
  to: email,
  name: firstName,
  subject,
  paragraphs,
})

const roleLabels: Record<Role, string> = {
  learner: 'a learner',
  company: 'a company’s contact',
  support: 'on the support team',
  accountant: 'an accountant',
  author: 'a content author',
  mentor: 'a mentor',
  manager: 'a manager',
  admin: 'an admin',
}
const roleAccess: Record<Role, string> = {
  learner: 'You no longer have access to the staff area. Your courses and your work are unchanged.',
  company: 'You can now see candidates of your company’s openings.',
  support: 'You can now use the staff area to help learners: requests, accounts, access and bug reports.',
  accountant: 'You can now use the staff area to read and export payments, statements and the accounts of a month.',
  author: 'You can now use the staff area to write courses, lessons and exercises.',
  mentor: 'You can now use the staff area to review solutions and answer ideas, projects and bug reports.',
  manager: 'You can now use the staff area to run the school: people, reviews, payments and settings.',
  admin: 'You can now use the whole staff area: people, payments, courses and settings.',
}

const invitedAs = { ...roleLabels, support: 'a member of the support team' }

export const roleEmail = (to: Recipient, { role, adjustments }: Standing, isNewRole: boolean, publicUrl: string) =>
  emailTo(
    to,
    isNewRole ? `You’re now ${roleLabels[role]}` : 'What you may do has changed',
    isNewRole ? `Your role changed. You’re now ${roleLabels[role]}.` : 'Your permissions in the staff area changed.',
    adjustments || !isNewRole ? 'The menu of the staff area shows what you can use.' : roleAccess[role],
    `Get started: ${publicUrl}${homeOf(role)}`,
  )

export const blockEmail = (to: Recipient, reason: string) =>
  emailTo(
    to,
    'Your account is blocked',
    'We’ve blocked your account and logged you out on all devices.',
    ...(reason ? [`Reason: ${reason}`] : []),
    'We haven’t deleted any of your work. If you think this is a mistake, reply to this email.',
  )

export const unblockEmail = (to: Recipient, publicUrl: string) =>
  emailTo(
    to,
    'Your account is open again',
    'We’ve unblocked your account. Everything is as you left it.',
    `Log in: ${publicUrl}/login`,
  )

const newPassword = 'Choose a new password'

export const resetEmail = (to: Recipient, link: string) =>
  emailTo(
    to,
    newPassword,
    'Our team has sent you a link to choose a new password. Open it within a day:',
    { secret: link },
    'Don’t need it? You can ignore this email. Your password stays the same.',
  )

export const invitationEmail = (
  to: Recipient & { role: Role },
  link: string,
  publicUrl: string,
  as: string = invitedAs[to.role],
) =>
  emailTo(
    to,
    'Welcome! Choose your password',
    `You’re invited to join us as ${as}. Your account is ready and needs only a password.`,
    'Open this link within a week to choose one:',
    { secret: link },
    `After that, log in with ${to.email} at ${publicUrl}/login.`,
  )

const wasntYou = (publicUrl: string) => `Wasn’t you? Choose a new password right away: ${publicUrl}/forgot-password`

/** They asked for it themselves. */
export const forgottenPasswordEmail = (to: Recipient, link: string) =>
  emailTo(
    to,
    newPassword,
    'Open this link within an hour to choose a new password:',
    { secret: link },
    'Didn’t ask for this? You can ignore this email. Your password stays the same.',
  )

/** `hadFactor`: a second factor was removed as well. */
export const passwordChangedEmail = (to: Recipient, hadFactor: boolean, publicUrl: string) =>
  emailTo(
    to,
    'Your password was changed',
    'The password of your account was changed. Your other devices are logged out.',
    ...(hadFactor
      ? ['Two-step verification is off, because your email address had never been confirmed. You can set it up again.']
      : []),
    wasntYou(publicUrl),
  )

export const emailCodeEmail = (to: Recipient, code: string, minutes: number) =>
  emailTo(
    to,
    'Confirm your email address',
    `Enter this code within ${minutes} minutes to confirm that this address is yours:`,
    { secret: code },
    'Didn’t ask for this? You can ignore this email.',
  )

const detailNames: Record<string, string> = {
  firstName: 'first name',
  lastName: 'last name',
  phone: 'phone number',
  stateCode: 'state',
}

export const detailsCorrectedEmail = (to: Recipient, changed: string[], publicUrl: string) =>
  emailTo(
    to,
    'We corrected your details',
    `Our team corrected the ${changed.map((name) => detailNames[name]).join(', ')} of your account.`,
    `See your profile: ${publicUrl}/dashboard/profile`,
    'Not right? Reply to this email.',
  )

export const newAddressEmail = (to: Recipient, link: string, days: number) =>
  emailTo(
    to,
    'Confirm your new email address',
    `You asked us to use this address for your account. Open this link within ${days} days to confirm it:`,
    { secret: link },
    'Until then, log in with your old address. Didn’t ask for this? You can ignore this email.',
  )

/** Enough for its owner to recognise it; the old mailbox may be somebody else’s by now. */
const masked = (address: string) => address.replace(/^(.).*(?=@)/su, '$1•••')

export const emailWillChangeEmail = (to: Recipient, address: string) =>
  emailTo(
    to,
    'Your email address will change',
    `You asked us to use ${masked(address)} for your account. It changes when you open the link that we sent there.`,
    'Didn’t ask for this? Reply to this email right away, and we’ll stop it.',
  )

/** To the old address. */
export const emailChangedEmail = (to: Recipient, address: string) =>
  emailTo(
    to,
    'Your email address has changed',
    `Your account now uses ${masked(address)}. We won’t write to this address any more.`,
    'Didn’t ask for this? Reply to this email right away.',
  )

type FactorChange = { by: 'You' | 'Our technical team' | 'An admin'; isOn: boolean; endsAllSessions: boolean }

export const secondFactorEmail = (to: Recipient, { by, isOn, endsAllSessions }: FactorChange, publicUrl: string) =>
  emailTo(
    to,
    `Two-step verification is ${isOn ? 'on' : 'off'}`,
    `${by} turned ${isOn ? 'on' : 'off'} two-step verification for your account. ${endsAllSessions ? 'Your devices are logged out.' : 'Your other devices are logged out.'}`,
    isOn
      ? 'From now on, you log in with your password and a code from your app.'
      : 'You now log in with your password only.',
    wasntYou(publicUrl),
  )

export const newRecoveryCodesEmail = (to: Recipient, publicUrl: string) =>
  emailTo(to, 'You have new recovery codes', 'Your earlier recovery codes no longer work.', wasntYou(publicUrl))

export const recoveryCodeUsedEmail = (to: Recipient, left: number, publicUrl: string) =>
  emailTo(
    to,
    'A recovery code was used',
    `Someone logged in or changed your account with one of your recovery codes. You have ${left === 1 ? '1 code' : `${left} codes`} left.`,
    wasntYou(publicUrl),
  )
