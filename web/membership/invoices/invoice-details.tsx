import { useQuery } from '@tanstack/react-query'
import { InvoiceDetails as Details, type SavedDetails } from '#contract/membership/invoices.ts'
import { useForm } from '#web/kit/forms/form.ts'
import { Button } from '#web/kit/layout/button.tsx'
import { Dialog } from '#web/kit/overlays/dialog.tsx'
import { FormDialog } from '#web/kit/overlays/form-dialog.tsx'
import { toast } from '#web/kit/overlays/toast.ts'
import { QueryView } from '#web/kit/states/query-view.tsx'
import { site } from '#web/site/index.ts'
import { CompanyFields, readCompany } from './company-fields.tsx'
import { myInvoiceDetails, useRemoveInvoiceDetails, useSaveInvoiceDetails } from './invoices.api.ts'

const title = 'Invoice details'

/** The company that my receipts are issued to from now on. */
export function InvoiceDetailsDialog({ onClose }: { onClose: () => void }) {
  const saved = useQuery(myInvoiceDetails)
  if (saved.data) return <DetailsForm details={saved.data.details} onClose={onClose} />
  return (
    <Dialog open onClose={onClose} title={title}>
      <QueryView query={saved}>{() => null}</QueryView>
    </Dialog>
  )
}

function DetailsForm({ details, onClose }: { details: SavedDetails | null; onClose: () => void }) {
  const { data: school } = useQuery(site)
  const save = useSaveInvoiceDetails()
  const remove = useRemoveInvoiceDetails()
  const done = (message: string) => {
    toast(message)
    onClose()
  }
  const form = useForm({
    schema: Details,
    read: readCompany,
    submit: async (body) => {
      await save.mutateAsync({ body })
      done('Saved. Your next receipts are issued to this company.')
    },
  })
  const removeNow = async () => {
    await remove.mutateAsync({})
    done('Removed. Your next receipts are issued to you.')
  }
  return (
    <FormDialog
      title={title}
      intro="Does your company pay? We’ll issue the receipts of your next payments to it. For a payment that has a receipt already, use “Invoice for a company” next to it."
      form={form}
      submitLabel="Save details"
      busyLabel="Saving…"
      footer={
        details && (
          <Button variant="quiet" busy={remove.isPending} onClick={() => void removeNow().catch(() => {})}>
            Remove details
          </Button>
        )
      }
      onClose={onClose}
    >
      <CompanyFields details={details} hasGst={school?.asksForState ?? false} problems={form.problems} />
    </FormDialog>
  )
}
