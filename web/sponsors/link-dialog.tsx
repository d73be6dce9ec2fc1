import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { LinkChange, NewLink, type SharedPart, sharedParts, type SponsorLink } from '#contract/sponsors/links.ts'
import { linkDays } from '#contract/kit/shared-links.ts'
import { me } from '#web/identity/index.ts'
import { Field, Input, Problem, Checkbox, Options, Select } from '#web/kit/forms/field.tsx'
import { useForm } from '#web/kit/forms/form.ts'
import { day } from '#web/kit/format.ts'
import { dayLabels } from '#web/kit/share.ts'
import { FormDialog } from '#web/kit/overlays/form-dialog.tsx'
import { toast } from '#web/kit/overlays/toast.ts'
import { QueryView } from '#web/kit/states/query-view.tsx'
import { sponsorPreview, useChangeLink, useCreateLink } from './links.api.ts'
import { onlyParts, partLabels } from './links.rules.ts'
import { SharedView } from './shared-view.tsx'

const read = (form: FormData) => ({
  label: form.get('label'),
  shownName: form.get('shownName'),
  shows: form.getAll('shows'),
  ...(form.get('days') !== '' && { days: Number(form.get('days')) }),
})

/** `link` is null for a new one. */
export function LinkDialog({ link, onClose }: { link: SponsorLink | null; onClose: () => void }) {
  const firstName = useQuery(me).data?.firstName ?? ''
  const [shownName, setShownName] = useState(link?.shownName ?? firstName)
  const [shows, setShows] = useState<SharedPart[]>(link?.shows ?? ['progress'])
  const [create, change] = [useCreateLink(), useChangeLink()]
  const form = useForm({
    schema: link ? LinkChange : NewLink,
    read,
    submit: async (values) => {
      if (link) await change.mutateAsync({ params: { linkId: link.linkId }, body: LinkChange.parse(values) })
      else await create.mutateAsync({ body: NewLink.parse(values) })
      toast(link ? 'Link changed' : 'Link created. Now share it.')
      onClose()
    },
  })
  const toggle = (part: SharedPart, isShared: boolean) =>
    setShows(sharedParts.filter((one) => (one === part ? isShared : shows.includes(one))))
  return (
    <FormDialog
      title={link ? `Change “${link.label}”` : 'Create a link'}
      form={form}
      submitLabel={link ? 'Save changes' : 'Create link'}
      busyLabel="Saving…"
      size="large"
      onClose={onClose}
    >
      <div className="grid grid-cols-1 gap-x-8 gap-y-6 sm:grid-cols-2">
        <div className="grid grid-cols-1 content-start gap-5">
          <Field label="Who is it for?" hint="Only you see this." problem={form.problems['label']}>
            <Input
              name="label"
              defaultValue={link?.label}
              placeholder="My father"
              maxLength={60}
              required
              data-autofocus
            />
          </Field>
          <Field label="Name they see" problem={form.problems['shownName']}>
            <Input
              name="shownName"
              value={shownName}
              onChange={({ target }) => setShownName(target.value)}
              maxLength={60}
              required
            />
          </Field>
          <fieldset className="grid gap-2">
            <legend className="type-label mb-1.5">What they see</legend>
            {sharedParts.map((part) => (
              <Checkbox
                key={part}
                name="shows"
                value={part}
                label={partLabels[part].label}
                hint={partLabels[part].hint}
                checked={shows.includes(part)}
                onChange={({ target }) => toggle(part, target.checked)}
              />
            ))}
            <Problem text={form.problems['shows']} />
          </fieldset>
          <Duration link={link} problem={form.problems['days']} />
        </div>
        <Preview shownName={shownName} shows={shows} />
      </div>
    </FormDialog>
  )
}

function Duration({ link, problem }: { link: SponsorLink | null; problem: string | undefined }) {
  const isActive = link?.state === 'active'
  return (
    <Field label="How long it works" problem={problem}>
      <Select name="days" defaultValue={isActive ? '' : '90'}>
        {isActive && <option value="">Until {day(link.expiresAt)}, as now</option>}
        <Options of={linkDays.map((days) => [days, link ? `${dayLabels[days]} from today` : dayLabels[days]])} />
      </Select>
    </Field>
  )
}

/** The sponsor's page with what is ticked now. */
function Preview({ shownName, shows }: { shownName: string; shows: SharedPart[] }) {
  const query = useQuery(sponsorPreview)
  return (
    <section aria-label="Preview" className="min-w-0">
      <h3 className="type-label mb-1.5">Preview</h3>
      <div className="max-h-96 overflow-y-auto rounded-card border border-line bg-paper p-4 sm:max-h-136">
        <p className="type-h3 mb-5 wrap-anywhere">{shownName || '…'}’s progress</p>
        {shows.length === 0 ? (
          <p className="text-soft">Choose what they see.</p>
        ) : (
          <QueryView query={query}>{(view) => <SharedView view={onlyParts(view, shows)} opensWindows />}</QueryView>
        )}
      </div>
    </section>
  )
}
