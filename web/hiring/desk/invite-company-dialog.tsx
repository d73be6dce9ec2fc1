import { useNavigate } from 'react-router'
import { CompanyInvitation } from '#contract/hiring/applications.ts'
import { useForm } from '#web/kit/forms/form.ts'
import { FormDialog } from '#web/kit/overlays/form-dialog.tsx'
import { toast } from '#web/kit/overlays/toast.ts'
import { CompanyFields } from '../companies/company-fields.tsx'
import { ContactFields } from '../companies/contact-fields.tsx'
import { useInviteCompany } from './company-desk.api.ts'

export function InviteCompanyDialog({ onClose }: { onClose: () => void }) {
  const invite = useInviteCompany()
  const navigate = useNavigate()
  const form = useForm({
    schema: CompanyInvitation,
    submit: async (body) => {
      const { companyId } = await invite.mutateAsync({ body })
      toast(`Invitation sent to ${body.email}`)
      await navigate(`/admin/companies/${companyId}`)
    },
  })
  return (
    <FormDialog
      title="Invite a company"
      intro="Its first member gets a link to choose a password, and can invite colleagues. The link works for a week."
      form={form}
      submitLabel="Send invitation"
      busyLabel="Inviting…"
      onClose={onClose}
    >
      <CompanyFields problems={form.problems} />
      <ContactFields problems={form.problems} emailHint="At the domain of the website" />
    </FormDialog>
  )
}
