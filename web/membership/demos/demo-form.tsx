import { type RefObject, useRef, useState, useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import { createContact, type DemoDay, listDemoDays } from '#contract/membership/demos.ts'
import { call } from '#web/kit/api/api.ts'
import { Button } from '#web/kit/layout/button.tsx'
import { ApiError } from '#web/kit/api/call.ts'
import { Field, Input, Textarea } from '#web/kit/forms/field.tsx'
import { useForm } from '#web/kit/forms/form.ts'
import { useFormDraft } from '#web/kit/forms/form-draft.ts'
import type { PostedForm } from '#web/kit/forms/posted-form.ts'
import { MessageDialog } from '#web/kit/overlays/message-dialog.tsx'
import { Callout } from '#web/kit/layout/callout.tsx'
import { type Booked, BookedDetails } from './booked-details.tsx'
import { demoFormFor, openedFrom, readDemoForm } from './demo.rules.ts'
import { SlotChoice } from './slot-choice.tsx'

const draftFields = ['name', 'mbNumber', 'email', 'demoDate', 'demoTime', 'message']

type DemoFormProps = {
  days: DemoDay[]
  /** The form as it was posted without JavaScript. */
  posted: PostedForm<Booked> | null
}

/** The free slots come with the page and are refetched when one was taken in the meantime. */
export function DemoForm({ days: initialDays, posted }: DemoFormProps) {
  const [days, setDays] = useState(initialDays)
  const [booked, setBooked] = useState<Booked | null>(null)
  const { form, forget } = useFormDraft('demo', draftFields)
  const dateInput = useRef<HTMLInputElement>(null)
  const date = useInputValue(dateInput)

  const refreshDays = async () => {
    const fresh = await call(listDemoDays).catch(() => null)
    // Synchronously, so that the focus doesn't go to a slot that is about to disappear.
    if (fresh) flushSync(() => setDays(fresh))
  }

  const { onSubmit, problems, isBusy } = useForm({
    schema: demoFormFor(days),
    read: readDemoForm,
    initialProblems: posted?.problems,
    submit: async (contact) => {
      try {
        const links = await call(createContact, {
          body: { ...contact, ...openedFrom({ referrer: document.referrer, search: location.search }) },
        })
        setBooked({ ...contact, ...links })
      } catch (error) {
        if (error instanceof ApiError && (error.fields['demoTime'] || error.fields['demoDate'])) await refreshDays()
        throw error
      }
      forget()
      form.current?.reset()
      void refreshDays()
    },
  })

  const typed = posted?.values ?? {}
  return (
    <>
      <form ref={form} onSubmit={onSubmit} method="post" action="#book" noValidate className="grid gap-5">
        <Field label="Name" problem={problems['name']}>
          <Input name="name" defaultValue={typed['name']} autoComplete="name" required />
        </Field>
        <div className="grid gap-5 sm:grid-cols-2">
          <Field label="Mobile number" problem={problems['mbNumber']}>
            <Input
              name="mbNumber"
              type="tel"
              defaultValue={typed['mbNumber']}
              autoComplete="tel"
              inputMode="tel"
              required
            />
          </Field>
          <Field label="Email" problem={problems['email']}>
            <Input
              name="email"
              type="email"
              defaultValue={typed['email']}
              autoComplete="email"
              inputMode="email"
              required
            />
          </Field>
        </div>
        <Field label="Demo date" hint="The first of your five days" problem={problems['demoDate']}>
          <Input
            ref={dateInput}
            name="demoDate"
            type="date"
            defaultValue={typed['demoDate']}
            min={days[0]?.date}
            max={days.at(-1)?.date}
            required
          />
        </Field>
        <SlotChoice
          chosen={days.find((day) => day.date === date)}
          initial={typed['demoTime']}
          problem={problems['demoTime']}
        />
        <Field label="Your interests" hint="What would you like to learn?" problem={problems['message']}>
          <Textarea name="message" defaultValue={typed['message']} rows={3} maxLength={2000} required />
        </Field>
        {problems['form'] && <Callout tone="problem">{problems['form']}</Callout>}
        <Button type="submit" variant="primary" size="large" busy={isBusy} busyLabel="Booking…">
          Book my free demo
        </Button>
      </form>
      <MessageDialog open={booked !== null} tone="success" title="Your demo is booked" onClose={() => setBooked(null)}>
        {booked && <BookedDetails booked={booked} />}
      </MessageDialog>
    </>
  )
}

/** Reads the DOM, because a date may be chosen before the script loads. */
function useInputValue(field: RefObject<HTMLInputElement | null>): string {
  return useSyncExternalStore(
    (changed) => {
      const element = field.current
      element?.addEventListener('input', changed)
      return () => element?.removeEventListener('input', changed)
    },
    () => field.current?.value ?? '',
    () => '',
  )
}
