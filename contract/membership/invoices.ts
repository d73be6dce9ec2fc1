import { z } from '../kit/zod.ts'
import { endpoint } from '../kit/endpoint.ts'
import { Id, line, optionalText } from '../kit/fields.ts'
import { states } from '../kit/states.ts'
import { Gstin, stateOfGstin } from '../site/gstin.ts'
import { Payment } from './payments.ts'

/** Empty for a company without one. */
const CompanyGstin = Gstin.refine((gstin) => gstin === '' || stateOfGstin(gstin) in states, {
  message: 'A GSTIN starts with the code of a state, such as 27',
}).default('')

const fields = {
  legalName: line('the legal name of the company', 120),
  gstin: CompanyGstin,
  address: optionalText(300).default(''),
}

type Typed = { gstin: string; address: string }

/** A tax invoice names the address of a registered recipient: rule 46(d) of the CGST Rules. */
const hasAddress = ({ gstin, address }: Typed) => gstin === '' || address !== ''
const noAddress = { path: ['address'], message: 'Enter the address that is registered with this GSTIN' }

/** The company that receipts are issued to. */
export const InvoiceDetails = z.strictObject(fields).refine(hasAddress, noAddress)
export type InvoiceDetails = z.infer<typeof InvoiceDetails>

export const SavedDetails = z.object({
  legalName: z.string(),
  /** Empty without one. */
  gstin: z.string(),
  address: z.string(),
})
export type SavedDetails = z.infer<typeof SavedDetails>

const Saved = z.object({ details: SavedDetails.nullable() })

export const getMyInvoiceDetails = endpoint('GET /v1/invoice-details', {
  summary: 'Get the company that my receipts are issued to from now on; null if they are issued to me',
  access: 'learner',
  reply: Saved,
})

export const saveMyInvoiceDetails = endpoint('POST /v1/invoice-details', {
  summary: 'Have my receipts issued to a company from now on',
  access: 'learner',
  body: InvoiceDetails,
  reply: Saved,
})

export const removeMyInvoiceDetails = endpoint('DELETE /v1/invoice-details', {
  summary: 'Have my receipts issued to me again',
  access: 'learner',
  reply: Saved,
})

const params = z.strictObject({ paymentId: Id })

/** `receiptNumber`: the receipt that they saw, so that of two requests only one replaces it. */
const Replacing = z
  .strictObject({ ...fields, receiptNumber: z.string().trim().max(20).nullable() })
  .refine(hasAddress, noAddress)
export type Replacing = z.infer<typeof Replacing>

export const requestInvoice = endpoint('POST /v1/payments/mine/:paymentId/invoice', {
  summary:
    'Get an invoice for a company instead of my receipt: a credit note cancels the receipt, and nothing else changes',
  access: 'learner',
  limit: { times: 20, seconds: 3600 },
  idempotent: true,
  params,
  body: Replacing,
  reply: Payment,
})

export const getInvoiceOf = endpoint('GET /v1/payments/:paymentId/invoice', {
  summary: 'Get the company that the receipt of a payment is or will be issued to',
  access: 'payments:see',
  params,
  reply: Saved.extend({
    receiptNumber: z.string().nullable(),
    /** Why the receipt can’t be replaced; null if it can, or if there is none yet. */
    whyNot: z.string().nullable(),
    /** Whether the receipt has or will have GST, so that a GSTIN can be on it. */
    hasGst: z.boolean(),
  }),
})

export const correctInvoice = endpoint('POST /v1/payments/:paymentId/invoice', {
  summary:
    'Have the receipt of a payment issued to a company: of a pending one when it is verified, of a verified one by replacing it',
  access: 'payments:act',
  idempotent: true,
  params,
  body: Replacing,
  reply: Payment,
})
