import type { Payee } from '#contract/site/settings.ts'
import { formatMoment } from '#server/kit/india.ts'

type NewPayee = { by: string; at: Date; payee: Payee }

/** Has the complete details, so that an admin sees at once whether the account is ours. */
export const payeeEmail = ({ by, at, payee }: NewPayee, publicUrl: string) => ({
  subject: 'Payment details changed',
  paragraphs: [
    `${by} changed where learners pay, on ${formatMoment(at)}.`,
    `Learners now pay to ${payee.accountName}, ${payee.bankName}, account ${payee.accountNumber}, IFSC ${payee.ifsc}, UPI ID ${payee.upiId}.`,
    `Did you know about this? If not, put the right details back now, then block the account that changed them: ${publicUrl}/admin/settings/payment`,
  ],
})

/** `now` says how it is from now on; null: it was removed. */
type Connected = { by: string; at: Date; name: 'emailServer' | 'gateway'; now: string | null }

const connectionTexts = {
  emailServer: { subject: 'Email server changed', what: 'the server that sends our emails', page: 'email' },
  gateway: {
    subject: 'Payment gateway changed',
    what: 'the gateway that takes online payments',
    page: 'online-payments',
  },
}

export function connectionEmail({ by, at, name, now }: Connected, publicUrl: string) {
  const { subject, what, page } = connectionTexts[name]
  return {
    subject,
    paragraphs: [
      `${by} ${now === null ? 'removed' : 'changed'} ${what}, on ${formatMoment(at)}.`,
      ...(now === null ? [] : [now]),
      `Did you know about this? If not, put it right now, then block the account that changed it: ${publicUrl}/admin/settings/${page}`,
    ],
  }
}
