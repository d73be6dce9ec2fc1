import { useQuery } from '@tanstack/react-query'
import type { ReplyOf } from '#contract/kit/endpoint.ts'
import { correctInvoice, type getInvoiceOf } from '#contract/membership/invoices.ts'
import type { PayerPayment } from '#contract/membership/payments.ts'
import { useForm } from '#web/kit/forms/form.ts'
import { Button } from '#web/kit/layout/button.tsx'
import { Dialog } from '#web/kit/overlays/dialog.tsx'
import { FormDialog } from '#web/kit/overlays/form-dialog.tsx'
import { toast } from '#web/kit/overlays/toast.ts'
import { QueryView } from '#web/kit/states/query-view.tsx'
import { CompanyFields, readCompany } from '../invoices/company-fields.tsx'
import { invoiceOf, useCorrectInvoice } from '../invoices/invoices.api.ts'

type CompanyDialogProps = { payment: PayerPayment; onClose: () => void }

const titleOf = ({ payer }: PayerPayment) => `Company invoice for ${payer.name}`

/** The company that the receipt of a payment is issued to: for a pending one later, for a verified one now. */
export function CompanyDialog({ payment, onClose }: CompanyDialogProps) {
  const invoice = useQuery(invoiceOf(payment.paymentId))
  if (invoice.data && invoice.data.whyNot === null) {
    return <CompanyForm payment={payment} invoice={invoice.data} onClose={onClose} />
  }
  return (
    <Dialog open onClose={onClose} title={titleOf(payment)} actions={<Button onClick={onClose}>Close</Button>}>
      <QueryView query={invoice}>{({ whyNot }) => <p>{whyNot}</p>}</QueryView>
    </Dialog>
  )
}

type FormProps = CompanyDialogProps & { invoice: ReplyOf<typeof getInvoiceOf> }

function CompanyForm({ payment, invoice: { details, receiptNumber, hasGst }, onClose }: FormProps) {
  const correct = useCorrectInvoice()
  const form = useForm({
    schema: correctInvoice.body,
    read: (fields) => ({ ...readCompany(fields), receiptNumber }),
    submit: async (body) => {
      const { receiptNumber: number } = await correct.mutateAsync({ params: { paymentId: payment.paymentId }, body })
      toast(
        number ? `Invoice ${number} issued. We’ve told the learner.` : 'Saved. The receipt is issued to this company.',
      )
      onClose()
    },
  })
  return (
    <FormDialog
      title={titleOf(payment)}
      intro={
        receiptNumber
          ? `A new invoice replaces receipt ${receiptNumber}, and a credit note cancels it. No money moves. We’ll keep the company for their next payments.`
          : 'The receipts of this and their next payments are issued to the company.'
      }
      form={form}
      submitLabel={receiptNumber ? 'Replace receipt' : 'Save company'}
      busyLabel={receiptNumber ? 'Issuing…' : 'Saving…'}
      onClose={onClose}
    >
      <CompanyFields details={details} hasGst={hasGst} problems={form.problems} />
    </FormDialog>
  )
}
