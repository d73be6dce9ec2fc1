import { useState, type FormEvent, type ReactNode } from 'react'
import { type Profile, ProfileDraft } from '#contract/identity/profile.ts'
import { Button } from '#web/kit/layout/button.tsx'
import { Dialog } from '#web/kit/overlays/dialog.tsx'
import { Field, Input, Textarea } from '#web/kit/forms/field.tsx'
import { StateSelect } from '#web/kit/forms/state-select.tsx'
import { type Problems, useForm } from '#web/kit/forms/form.ts'
import { Callout } from '#web/kit/layout/callout.tsx'
import { RouteLink } from '#web/kit/layout/route-links.tsx'
import { toast } from '#web/kit/overlays/toast.ts'
import { isChanged, readForm, storedDraft, storeDraft, withCompleteLinks } from './profile-draft.ts'
import { useSaveProfile } from './api.ts'

type ProfileFormProps = { profile: Profile; photo: ReactNode; asksForState: boolean; onDone: () => void }

/** Changes are stored on this device until they are saved or discarded. */
export function ProfileForm({ profile, photo, asksForState, onDone }: ProfileFormProps) {
  const [draft] = useState(() => storedDraft(profile))
  const [hasChanges, setHasChanges] = useState(draft !== null)
  const [isConfirming, setIsConfirming] = useState(false)
  const save = useSaveProfile()
  const discard = () => {
    storeDraft(profile, null)
    onDone()
  }
  const { onSubmit, problems, isBusy } = useForm({
    schema: ProfileDraft,
    read: (form) => withCompleteLinks(readForm(form)),
    submit: async (values) => {
      await save.mutateAsync(values)
      toast('Profile saved.')
      discard()
    },
  })
  const onChange = ({ currentTarget }: FormEvent<HTMLFormElement>) => {
    const changed = readForm(new FormData(currentTarget))
    storeDraft(profile, changed)
    setHasChanges(isChanged(profile, changed))
  }

  return (
    <>
      <div className="-mt-14 mb-4">{photo}</div>
      <h2 id="profile-title" className="type-h3 mb-4">
        Edit your profile
      </h2>
      <form onSubmit={onSubmit} onChange={onChange} noValidate className="grid gap-5" aria-labelledby="profile-title">
        {draft && <Callout tone="waiting">You have unsaved changes from earlier.</Callout>}
        {problems['form'] && <Callout tone="problem">{problems['form']}</Callout>}
        <Fields values={draft ?? profile} problems={problems} isFocused={!draft} asksForState={asksForState} />
        <p className="type-small text-soft">
          Your email, {profile.email}, is your login. To change it,{' '}
          <RouteLink to="/dashboard/support/new?topic=account">write to us</RouteLink>.
        </p>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant="primary" busy={isBusy} busyLabel="Saving…">
            Save
          </Button>
          <Button onClick={hasChanges ? () => setIsConfirming(true) : discard}>Cancel</Button>
        </div>
      </form>
      <Dialog
        open={isConfirming}
        onClose={() => setIsConfirming(false)}
        size="small"
        title="Discard your changes?"
        intro="Your changes aren’t saved yet."
        actions={
          <>
            <Button onClick={() => setIsConfirming(false)}>Keep editing</Button>
            <Button variant="danger" onClick={discard}>
              Discard changes
            </Button>
          </>
        }
      />
    </>
  )
}

type FieldsProps = {
  values: ProfileDraft
  problems: Problems
  /** After the edit button was pressed, but not when the page opens with a draft. */
  isFocused: boolean
  asksForState: boolean
}

function Fields({ values, problems, isFocused, asksForState }: FieldsProps) {
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="First name" problem={problems['firstName']}>
          <Input
            name="firstName"
            defaultValue={values.firstName}
            autoComplete="given-name"
            required
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the user pressed a button to get here
            autoFocus={isFocused}
          />
        </Field>
        <Field label="Last name" optional problem={problems['lastName']}>
          <Input name="lastName" defaultValue={values.lastName} autoComplete="family-name" />
        </Field>
      </div>
      <Field
        label="Phone"
        optional
        hint="10-digit Indian mobile number. We use it for support only."
        problem={problems['phone']}
      >
        <Input type="tel" name="phone" defaultValue={values.phone} autoComplete="tel" className="sm:max-w-72" />
      </Field>
      {asksForState && (
        <Field
          label="State"
          optional
          hint="Where you live. It’s printed on your tax invoices."
          problem={problems['stateCode']}
        >
          <StateSelect name="stateCode" defaultValue={values.stateCode} className="sm:max-w-72" />
        </Field>
      )}
      <Field label="About you" optional hint="Up to 1,000 characters" problem={problems['about']}>
        <Textarea name="about" defaultValue={values.about} rows={4} />
      </Field>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="LinkedIn" optional problem={problems['linkedin']}>
          <LinkInput name="linkedin" defaultValue={values.linkedin} placeholder="https://www.linkedin.com/in/…" />
        </Field>
        <Field label="GitHub" optional problem={problems['github']}>
          <LinkInput name="github" defaultValue={values.github} placeholder="https://github.com/…" />
        </Field>
        <Field label="Portfolio" optional problem={problems['portfolio']}>
          <LinkInput name="portfolio" defaultValue={values.portfolio} placeholder="https://…" />
        </Field>
      </div>
    </>
  )
}

type LinkInputProps = { name: string; defaultValue: string; placeholder: string }
const LinkInput = (props: LinkInputProps) => (
  <Input type="url" inputMode="url" autoCapitalize="none" spellCheck={false} {...props} />
)
