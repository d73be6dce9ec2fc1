import { useState } from 'react'
import { Button } from '#web/kit/layout/button.tsx'
import { Checkbox } from '#web/kit/forms/checkbox.tsx'
import { ConfirmDialog } from '#web/kit/overlays/confirm-dialog.tsx'
import { Field, Input, Textarea } from '#web/kit/forms/field.tsx'
import { MessageDialog } from '#web/kit/overlays/message-dialog.tsx'
import { PasswordInput } from '#web/kit/forms/password-input.tsx'
import { Select } from '#web/kit/forms/select.tsx'

export function KitForm() {
  return (
    <form className="grid max-w-3xl gap-5 sm:grid-cols-2" noValidate onSubmit={(event) => event.preventDefault()}>
      <Field label="Full name" hint="As it should appear on your certificate.">
        <Input name="fullName" autoComplete="name" defaultValue="Asha Kulkarni" />
      </Field>
      <Field label="Transaction ID" problem="Enter a 12-digit UPI reference.">
        <Input name="transactionId" inputMode="numeric" defaultValue="62431234567" />
      </Field>
      <Field label="Password">
        <PasswordInput name="password" autoComplete="new-password" defaultValue="kaushal" />
      </Field>
      <Field label="Time slot (IST)">
        <Select name="slot">
          <option>5:00 PM - 5:30 PM</option>
          <option>8:00 PM - 8:30 PM</option>
        </Select>
      </Field>
      <Field label="Your solution" optional className="sm:col-span-2">
        <Textarea name="text" placeholder="What did you try, and what did you find out?" />
      </Field>
      <Checkbox
        name="terms"
        className="sm:col-span-2"
        label={
          <>
            I accept the{' '}
            <a className="link" href="/terms">
              terms
            </a>{' '}
            and the{' '}
            <a className="link" href="/privacy">
              privacy policy
            </a>
          </>
        }
        problem="You must accept the terms to continue"
      />
      <div className="sm:col-span-2">
        <Button type="submit" variant="primary">
          Send for review
        </Button>
      </div>
    </form>
  )
}

export function KitDialogs() {
  const [open, setOpen] = useState<'confirm' | 'success' | 'error' | null>(null)
  const close = () => setOpen(null)
  return (
    <>
      <Button onClick={() => setOpen('confirm')}>Confirm</Button>
      <Button onClick={() => setOpen('success')}>Success</Button>
      <Button onClick={() => setOpen('error')}>Error</Button>
      {open === 'confirm' && (
        <ConfirmDialog
          title="Delete this course?"
          text="Twelve learners are enrolled. Their submissions are archived."
          action="Delete course"
          textToType="Git basics"
          onConfirm={async () => {}}
          onClose={close}
        />
      )}
      <MessageDialog open={open === 'success'} onClose={close} tone="success" title="You’re in!">
        Registration successful! Welcome to Kaushal Techbridge.
      </MessageDialog>
      <MessageDialog
        open={open === 'error'}
        onClose={close}
        tone="error"
        title="Oops! Something went wrong"
        autoCloseMs={5000}
      >
        User already exists. Please log in.
      </MessageDialog>
    </>
  )
}
