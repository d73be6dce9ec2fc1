import {
  correctInvoice,
  getInvoiceOf,
  getMyInvoiceDetails,
  removeMyInvoiceDetails,
  requestInvoice,
  saveMyInvoiceDetails,
} from '#contract/membership/invoices.ts'
import { endpointQuery, inlineErrors, useEndpointMutation } from '#web/kit/api/query.ts'
import { paymentsKey } from '../payments-admin.api.ts'
import { myPayments } from '../payments.api.ts'

const detailsKey = ['membership', 'invoice details']

export const myInvoiceDetails = endpointQuery(detailsKey, getMyInvoiceDetails)

export const useSaveInvoiceDetails = () => useEndpointMutation(detailsKey, saveMyInvoiceDetails, inlineErrors)

export const useRemoveInvoiceDetails = () => useEndpointMutation(detailsKey, removeMyInvoiceDetails, inlineErrors)

export const useRequestInvoice = () =>
  useEndpointMutation(myPayments.queryKey, requestInvoice, { alsoInvalidates: detailsKey, ...inlineErrors })

export const invoiceOf = (paymentId: number) =>
  endpointQuery([...paymentsKey, 'invoice', paymentId], getInvoiceOf, { params: { paymentId } })

export const useCorrectInvoice = () => useEndpointMutation(paymentsKey, correctInvoice, inlineErrors)
