import type { EmailServer } from '#contract/site/email-server.ts'
import type { Farewell } from '#server/identity/index.ts'
import { formatDate } from '#server/kit/india.ts'

/** Days after which the last email, and the address with it, is deleted. */
export const farewellDays = 30
export const farewellSubject = 'Your account has been deleted'

const asAsked = ({ askedBy, askedOn }: Farewell) =>
  `as you asked us ${askedBy === 'in person' ? askedBy : `by ${askedBy}`} on ${formatDate(askedOn)}`

/** `request`: how they asked our team, if they didn’t delete it themselves. */
export const farewellEmail = (request?: Farewell) => ({
  subject: farewellSubject,
  paragraphs: [
    `Your account has been deleted, ${request ? asAsked(request) : 'as you asked'}, and you are logged out on all devices.`,
    'We keep only the payment records that tax law requires.',
    `We’ll delete your email address in ${farewellDays} days. You can register again at any time, with the same address too.`,
    request
      ? 'Didn’t ask us to? Reply to this email right away.'
      : 'Didn’t delete your account? Reply to this email right away.',
  ],
})

export const preferencesLine = (publicUrl: string) => `Choose which emails you get: ${publicUrl}/dashboard/settings`

/** To the person who tries an email server in the settings. */
export const testEmail = (school: string) => ({
  subject: `Test email from ${school}`,
  text: `Hello,\n\nThis email was sent with the settings that you tried. They work.\n\nTeam ${school}\n`,
})

export const emailServerNow = ({ host, port, senderAddress }: EmailServer) =>
  `It is now ${host}, port ${port}, and emails come from ${senderAddress}.`
