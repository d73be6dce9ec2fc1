import { z } from '#contract/kit/zod.ts'
import { Field, Options, Select } from '#web/kit/forms/field.tsx'
import { useForm } from '#web/kit/forms/form.ts'
import { plural } from '#web/kit/format.ts'
import { FormDialog } from '#web/kit/overlays/form-dialog.tsx'
import { toast } from '#web/kit/overlays/toast.ts'
import { useReplayFailed } from './webhooks.api.ts'

const hour = 60 * 60 * 1000
const spans = [
  ['1', 'The last hour'],
  ['24', 'The last 24 hours'],
  ['168', 'The last 7 days'],
  ['720', 'The last 30 days'],
] as const

export function ReplayDialog({ webhookId, onClose }: { webhookId: number; onClose: () => void }) {
  const replay = useReplayFailed()
  const form = useForm({
    schema: z.object({ hours: z.string() }),
    submit: async ({ hours }) => {
      const since = new Date(Date.now() - Number(hours) * hour).toISOString()
      const { replayed } = await replay.mutateAsync({ params: { webhookId }, body: { since } })
      toast(replayed === 0 ? 'Nothing failed in this time.' : `We’re sending ${plural(replayed, 'event')} again.`)
      onClose()
    },
  })
  return (
    <FormDialog
      title="Replay failed deliveries"
      intro="Each is sent again with the same webhook-id, so that your endpoint can skip what it has already."
      form={form}
      submitLabel="Replay"
      onClose={onClose}
    >
      <Field label="Created in">
        <Select name="hours" defaultValue="24">
          <Options of={spans} />
        </Select>
      </Field>
    </FormDialog>
  )
}
