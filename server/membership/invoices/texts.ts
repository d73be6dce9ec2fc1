import { z } from '#contract/kit/zod.ts'
import { kind } from '#server/notifications/index.ts'
import { dashboard } from '../texts.ts'

const Replaced = z.object({
  legalName: z.string(),
  /** Of the invoice, the receipt that it replaces, and the credit note that cancels this one. */
  number: z.string(),
  replaced: z.string(),
  creditNote: z.string(),
})

export const receiptReplaced = kind('receipt replaced', {
  data: Replaced,
  notification: ({ legalName, number, replaced }) => ({
    title: `Your invoice for ${legalName} is ready`,
    body: `Invoice ${number} replaces receipt ${replaced}. Your payment and your access stay as they are.`,
    link: dashboard,
  }),
  email: ({ legalName, number, replaced, creditNote }, publicUrl) => ({
    subject: `Your invoice ${number}`,
    paragraphs: [
      `Invoice ${number}, issued to ${legalName}, replaces receipt ${replaced}. The credit note ${creditNote} cancels the receipt.`,
      'No money moved: your payment and your access stay as they are.',
      `You can download both next to your payment: ${publicUrl}${dashboard}`,
    ],
  }),
})
