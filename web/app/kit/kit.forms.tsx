import { useState } from 'react'
import { Button } from '#web/kit/layout/button.tsx'
import { Checkbox } from '#web/kit/forms/checkbox.tsx'
import { Dialog } from '#web/kit/overlays/dialog.tsx'
import { Field, Input, Textarea } from '#web/kit/forms/field.tsx'
import { MessageDialog } from '#web/kit/overlays/message-dialog.tsx'
import { PasswordInput } from '#web/kit/forms/password-input.tsx'
import { Select } from '#web/kit/forms/select.tsx'

export function KitForm() {
  return (
    <form className="grid max-w-3xl gap-5 sm:grid-cols-2" noValidate onSubmit={(event) => event.preventDefault()}>
      <Field label="Full name" hint="As it should stand on your certificate.">
        <Input name="fullName" autoComplete="name" defaultValue="Asha Kulkarni" />
      </Field>
      <Field label="Transaction ID" problem="This has 11 digits; a UPI reference has 12.">
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
        <Textarea name="text" placeholder="What did you try, and what did you find?" />
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
              privacy notification
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
  const [open, setOpen] = useState<'plain' | 'success' | 'error' | null>(null)
  const close = () => setOpen(null)
  return (
    <>
      <Button onClick={() => setOpen('plain')}>Open dialog</Button>
      <Button onClick={() => setOpen('success')}>Success</Button>
      <Button onClick={() => setOpen('error')}>Error</Button>
      <Dialog
        open={open === 'plain'}
        onClose={close}
        title="Delete this course?"
        intro="Twelve learners are enrolled. What they submitted is archived, not lost."
        actions={
          <>
            <Button onClick={close}>Keep it</Button>
            <Button variant="danger" onClick={close}>
              Delete course
            </Button>
          </>
        }
      >
        <Field label="Type the course’s title to go on">
          <Input name="title" />
        </Field>
      </Dialog>
      <MessageDialog open={open === 'success'} onClose={close} tone="success" title="You are in">
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
