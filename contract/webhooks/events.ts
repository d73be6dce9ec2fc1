import { z } from '../kit/zod.ts'

/** What an endpoint can subscribe to, in the order of a learner's way. */
export const webhookEvents = [
  'learner.registered',
  'payment.verified',
  'payment.verification_undone',
  'payment.refunded',
  'payment.refund_reversed',
  'course.completed',
  'certificate.issued',
  'certificate.revoked',
] as const
const noEvent = 'Choose an event'
export const WebhookEvent = z.enum(webhookEvents, noEvent)
export type WebhookEvent = z.infer<typeof WebhookEvent>

/** Sent on request, whatever the endpoint subscribes to. */
export const testEvent = 'webhook.test' as const
export const SentEvent = z.enum([...webhookEvents, testEvent], noEvent)
export type SentEvent = z.infer<typeof SentEvent>

type Description = { label: string; when: string; data: Record<string, unknown> }

const learner = { id: 4211 }
const certificate = { number: 'KT-26-7F3K-9M2X-AQ4T', courseId: 3, courseTitle: 'Backend & APIs' }

/** For staff and integrators, with the data of an example. */
export const eventDescriptions: Record<SentEvent, Description> = {
  'learner.registered': {
    label: 'Learner registered',
    when: 'A learner’s account was created. The source is registered, invited or imported.',
    data: { learner, source: 'registered' },
  },
  'payment.verified': {
    label: 'Payment verified',
    when: 'A payment was verified, by staff, by a bank statement or by the payment gateway.',
    data: {
      learner,
      paymentId: 981,
      rupees: 399,
      creditRupees: 0,
      days: 30,
      accessEnds: '2026-12-17T06:30:00.000Z',
      receiptNumber: 'KT/2026-27/0981',
    },
  },
  'payment.verification_undone': {
    label: 'Verification undone',
    when: 'Staff took back the verification of a payment. It’s pending again.',
    data: { learner, paymentId: 981, rupees: 399, creditRupees: 0, creditNoteNumber: 'KT/CN/2026-27/0012' },
  },
  'payment.refunded': {
    label: 'Payment refunded',
    when: 'Money or wallet credit of a payment went back, all or part of it.',
    data: { learner, paymentId: 981, rupees: 200, creditRupees: 0, days: 15, creditNoteNumber: 'KT/CN/2026-27/0013' },
  },
  'payment.refund_reversed': {
    label: 'Refund reversed',
    when: 'Staff had recorded a refund that never happened, and took it back.',
    data: { learner, paymentId: 981, rupees: 200, creditRupees: 0, days: 15, debitNoteNumber: 'KT/CN/2026-27/0014' },
  },
  'course.completed': {
    label: 'Course completed',
    when: 'The last step of a course was approved.',
    data: { learner, courseId: 3, courseTitle: 'Backend & APIs' },
  },
  'certificate.issued': {
    label: 'Certificate issued',
    when: 'A certificate was issued.',
    data: { learner, ...certificate, url: 'https://kaushal.example/certificate/KT-26-7F3K-9M2X-AQ4T' },
  },
  'certificate.revoked': {
    label: 'Certificate revoked',
    when: 'A certificate was revoked. The reason is on its page.',
    data: { learner, ...certificate, url: 'https://kaushal.example/certificate/KT-26-7F3K-9M2X-AQ4T' },
  },
  'webhook.test': {
    label: 'Test',
    when: 'You selected Send a test.',
    data: { message: 'This is a test.' },
  },
}
