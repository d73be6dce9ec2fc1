import type { Role } from '#contract/kit/endpoint.ts'

type Reader = { email: string; firstName: string }
type Letter = { to: string; subject: string; text: string }

const letter = ({ email, firstName }: Reader, subject: string, ...paragraphs: string[]): Letter => ({
  to: email,
  subject,
  text: [`Hello ${firstName},`, ...paragraphs].join('\n\n'),
})

const roleWords: Record<Role, string> = {
  learner: 'a learner',
  mentor: 'a mentor',
  admin: 'an admin',
}
const whatOpens: Record<Role, string> = {
  learner: 'The staff area is closed to you now; your courses and all that you did in them are where they were.',
  mentor: 'The staff area is open to you: solutions to review, and ideas, projects and bugs to answer.',
  admin: 'The whole staff area is open to you: people, payments, courses and the settings.',
}

export const roleLetter = (to: Reader, school: string, role: Role, publicUrl: string): Letter =>
  letter(
    to,
    `You are now ${roleWords[role]} at ${school}`,
    `your role at ${school} has changed: you are now ${roleWords[role]}. ${whatOpens[role]}`,
    `${publicUrl}${role === 'learner' ? '/dashboard' : '/admin'}`,
  )

export const blockLetter = (to: Reader, school: string, reason: string): Letter =>
  letter(
    to,
    `Your account at ${school} is blocked`,
    `your account at ${school} was blocked, and every device is signed out.`,
    ...(reason ? [`The reason: ${reason}`] : []),
    'Nothing of yours was deleted. If you think that this is a mistake, answer this email.',
  )

export const unblockLetter = (to: Reader, school: string, publicUrl: string): Letter =>
  letter(
    to,
    `Your account at ${school} is open again`,
    `you can sign in to ${school} again. Everything is as you left it.`,
    `${publicUrl}/login`,
  )

export const resetLetter = (to: Reader, school: string, link: string): Letter =>
  letter(
    to,
    'Choose a new password',
    `the team of ${school} sends you this link. Open it within a day to choose a new password:`,
    link,
    'If you do not need it, you need not do anything: your password stays as it is.',
  )

const welcomes: Record<Role, string> = {
  learner: 'We look forward to learning with you.',
  mentor: 'Learners look forward to what you know.',
  admin: 'Thank you for helping to run the school.',
}

export const invitationLetter = (
  to: Reader & { role: Role },
  school: string,
  link: string,
  publicUrl: string,
): Letter =>
  letter(
    to,
    `Welcome to ${school}`,
    `you are invited to ${school} as ${roleWords[to.role]}. Your account is ready; all that it needs is a password of your own. Open this link within a week to choose one:`,
    link,
    `From then on you sign in with ${to.email} at ${publicUrl}/login. ${welcomes[to.role]}`,
  )
