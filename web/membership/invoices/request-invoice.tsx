import { useQuery } from '@tanstack/react-query'
import { requestInvoice, type SavedDetails } from '#contract/membership/invoices.ts'
import type { MyPayment } from '#contract/membership/payments.ts'
import { useForm } from '#web/kit/forms/form.ts'
import { Dialog } from '#web/kit/overlays/dialog.tsx'
import { FormDialog } from '#web/kit/overlays/form-dialog.tsx'
import { toast } from '#web/kit/overlays/toast.ts'
import { QueryView } from '#web/kit/states/query-view.tsx'
import { site } from '#web/site/index.ts'
import { CompanyFields, readCompany } from './company-fields.tsx'
import { myInvoiceDetails, useRequestInvoice } from './invoices.api.ts'

type RequestInvoiceProps = { payment: MyPayment; onClose: () => void }
const title = 'Invoice for a company'

/** Replaces my receipt by an invoice for a company. */
export function RequestInvoiceDialog({ payment, onClose }: RequestInvoiceProps) {
  const saved = useQuery(myInvoiceDetails)
  if (saved.data) return <RequestForm payment={payment} details={saved.data.details} onClose={onClose} />
  return (
    <Dialog open onClose={onClose} title={title}>
      <QueryView query={saved}>{() => null}</QueryView>
    </Dialog>
  )
}

type FormProps = RequestInvoiceProps & { details: SavedDetails | null }

function RequestForm({ payment: { paymentId, receiptNumber }, details, onClose }: FormProps) {
  const { data: school } = useQuery(site)
  const request = useRequestInvoice()
  const form = useForm({
    schema: requestInvoice.body,
    read: (fields) => ({ ...readCompany(fields), receiptNumber }),
    submit: async (body) => {
      const { receiptNumber: number } = await request.mutateAsync({ params: { paymentId }, body })
      toast(`Your invoice ${number} is ready.`)
      onClose()
    },
  })
  return (
    <FormDialog
      title={title}
      intro={`A new invoice replaces receipt ${receiptNumber}, and a credit note cancels it. Your payment and your access stay as they are. We’ll keep the company for your next payments.`}
      form={form}
      submitLabel="Get invoice"
      busyLabel="Issuing…"
      onClose={onClose}
    >
      <CompanyFields details={details} hasGst={school?.asksForState ?? false} problems={form.problems} />
    </FormDialog>
  )
}
