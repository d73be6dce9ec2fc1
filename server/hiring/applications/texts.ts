import { confirmHours } from '#contract/hiring/applications.ts'
import { toSentence } from '#server/kit/india.ts'
import type { EmailDraft } from '#server/kit/mailer.ts'

type Contact = { email: string; firstName: string }

const emailTo = ({ email, firstName }: Contact, draft: Pick<EmailDraft, 'subject' | 'paragraphs'>): EmailDraft => ({
  to: email,
  name: firstName,
  ...draft,
})

/** Without what was typed: anybody can enter somebody else’s address. */
export const confirmEmail = (to: Contact, link: string) =>
  emailTo(to, {
    subject: 'Confirm your company’s application',
    paragraphs: [
      `You asked to meet our learners as a company. To confirm this address, open this link within ${confirmHours} hours:`,
      { secret: link },
      'Our team reads your application after that, and we email you what we decided.',
      'Didn’t ask for this? You can ignore this email. We won’t write to you again and will delete your address.',
    ],
  })

export const knownEmail = (to: Contact, domain: string) =>
  emailTo(to, {
    subject: 'Your company is already here',
    paragraphs: [
      `You asked to meet our learners as a company. We already have an application or an account for ${domain}.`,
      'Ask a colleague who uses it to invite you. If nobody does any more, reply to this email.',
    ],
  })

export const declinedEmail = (to: Contact, company: string, reason: string) =>
  emailTo(to, {
    subject: 'About your company’s application',
    paragraphs: [
      `Thank you for your interest in our learners. We can’t open an account for ${company} now.`,
      toSentence(reason),
      'If something changes, you can apply again. We have deleted your contact details from the application.',
    ],
  })
