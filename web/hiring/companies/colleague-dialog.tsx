import { Colleague } from '#contract/hiring/applications.ts'
import { useForm } from '#web/kit/forms/form.ts'
import { FormDialog } from '#web/kit/overlays/form-dialog.tsx'
import { toast } from '#web/kit/overlays/toast.ts'
import { ContactFields } from './contact-fields.tsx'
import { useInviteColleague } from './company.api.ts'

export function ColleagueDialog({ domain, onClose }: { domain: string; onClose: () => void }) {
  const invite = useInviteColleague()
  const form = useForm({
    schema: Colleague,
    submit: async (body) => {
      await invite.mutateAsync({ body })
      toast(`Invitation sent to ${body.email}`)
      onClose()
    },
  })
  return (
    <FormDialog
      title="Invite a colleague"
      intro="We’ll email them a link to choose their password. It works for a week."
      form={form}
      submitLabel="Send invitation"
      busyLabel="Inviting…"
      onClose={onClose}
    >
      <ContactFields problems={form.problems} emailHint={`Their address at ${domain}`} />
    </FormDialog>
  )
}
