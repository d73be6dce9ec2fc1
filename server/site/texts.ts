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
