import { useNavigate } from 'react-router'
import { Confirmation } from '#contract/identity/second-factor.ts'
import { eventDescriptions, webhookEvents } from '#contract/webhooks/events.ts'
import { type Webhook, WebhookDraft } from '#contract/webhooks/webhooks.ts'
import { ConfirmIdentity } from '#web/identity/index.ts'
import { Field, Input, Problem, Checkbox } from '#web/kit/forms/field.tsx'
import { useForm } from '#web/kit/forms/form.ts'
import { FormDialog } from '#web/kit/overlays/form-dialog.tsx'
import { toast } from '#web/kit/overlays/toast.ts'
import { confirmationIn } from './confirmation.ts'
import { useSaveWebhook } from './webhooks.api.ts'

const schema = WebhookDraft.extend(Confirmation.shape)

/** Adds an endpoint, or changes one. */
export function WebhookDialog({ webhook, onClose }: { webhook: Webhook | null; onClose: () => void }) {
  const save = useSaveWebhook(webhook?.webhookId ?? null)
  const navigate = useNavigate()
  const form = useForm({
    schema,
    read: (fields) => ({
      url: fields.get('url'),
      events: fields.getAll('events'),
      includesContact: fields.get('includesContact') !== null,
      ...confirmationIn(fields),
    }),
    submit: async (draft) => {
      const saved = await save.mutateAsync(schema.parse(draft))
      toast(webhook ? 'Saved.' : 'Added. Send a test to try it.')
      onClose()
      if (!webhook) await navigate(`/admin/webhooks/${saved.webhookId}`)
    },
  })
  const { problems } = form
  return (
    <FormDialog
      title={webhook ? 'Edit endpoint' : 'Add endpoint'}
      form={form}
      submitLabel={webhook ? 'Save changes' : 'Add endpoint'}
      busyLabel={webhook ? 'Saving…' : 'Adding…'}
      onClose={onClose}
    >
      <Field label="Address" hint="Starts with https:// and is reachable from the internet." problem={problems['url']}>
        <Input
          name="url"
          type="text"
          inputMode="url"
          maxLength={500}
          autoComplete="off"
          spellCheck={false}
          placeholder="https://example.in/webhooks"
          defaultValue={webhook?.url}
        />
      </Field>
      <fieldset className="grid gap-1">
        <legend className="type-label mb-1.5">Events</legend>
        {webhookEvents.map((event) => (
          <Checkbox
            key={event}
            name="events"
            value={event}
            label={eventDescriptions[event].label}
            defaultChecked={webhook?.events.includes(event) ?? false}
          />
        ))}
        <Problem text={problems['events']} />
      </fieldset>
      <Checkbox
        name="includesContact"
        label="Include contact details"
        hint="The learner’s name and email address. Without them, events only have IDs."
        defaultChecked={webhook?.includesContact ?? false}
      />
      <ConfirmIdentity problems={problems} onEdit={() => {}} />
    </FormDialog>
  )
}
