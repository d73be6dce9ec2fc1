import { useQuery } from '@tanstack/react-query'
import { correctDetails, correctEmail } from '#contract/identity/corrections.ts'
import { blockPerson } from '#contract/identity/staff.ts'
import { z } from '#contract/kit/zod.ts'
import { revokeSponsorLinksOf } from '#contract/sponsors/links.ts'
import { Field, Input, Options, Select } from '#web/kit/forms/field.tsx'
import { StateSelect } from '#web/kit/forms/state-select.tsx'
import { useForm } from '#web/kit/forms/form.ts'
import { plural } from '#web/kit/format.ts'
import { FormDialog } from '#web/kit/overlays/form-dialog.tsx'
import { toast } from '#web/kit/overlays/toast.ts'
import { QueryView } from '#web/kit/states/query-view.tsx'
import { coursesToEnrolIn, usePersonActions } from '../person.api.ts'
import type { SectionProps } from './section.tsx'

type DialogProps = SectionProps & { onClose: () => void }

const Choice = z.strictObject({ courseId: z.coerce.number('Choose a course').int().positive('Choose a course') })

export function EnrolDialog({ person, onClose }: DialogProps) {
  const courses = useQuery(coursesToEnrolIn)
  const { enrol } = usePersonActions(person.userId)
  const form = useForm({
    schema: Choice,
    submit: async ({ courseId }) => {
      await enrol(Number(courseId))
      toast(`${person.name} is enrolled.`)
      onClose()
    },
  })
  const enrolled = new Set(person.courseList.map(({ courseId }) => courseId))
  return (
    <FormDialog title={`Enrol ${person.name}`} form={form} submitLabel="Enrol" busyLabel="Enrolling…" onClose={onClose}>
      <QueryView query={courses}>
        {(all) => (
          <Field label="Course" hint="Courses they’re already in are not listed." problem={form.problems['courseId']}>
            <Select name="courseId" defaultValue="">
              <option value="">Choose a course</option>
              <Options
                of={all
                  .filter(({ courseId }) => !enrolled.has(courseId))
                  .map(({ courseId, courseTitle }) => [courseId, courseTitle])}
              />
            </Select>
          </Field>
        )}
      </QueryView>
    </FormDialog>
  )
}

export function DetailsDialog({ person, onClose }: DialogProps) {
  const actions = usePersonActions(person.userId)
  const form = useForm({
    schema: correctDetails.body,
    submit: async (details) => {
      await actions.correctDetails(details)
      toast('Details saved.')
      onClose()
    },
  })
  return (
    <FormDialog
      title={`Correct the details of ${person.name}`}
      intro="We’ll email them what was corrected. Receipts that were issued stay as they are."
      form={form}
      submitLabel="Save details"
      busyLabel="Saving…"
      onClose={onClose}
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="First name" problem={form.problems['firstName']}>
          <Input name="firstName" defaultValue={person.firstName} maxLength={100} autoComplete="off" required />
        </Field>
        <Field label="Last name" optional problem={form.problems['lastName']}>
          <Input name="lastName" defaultValue={person.lastName} maxLength={100} autoComplete="off" />
        </Field>
      </div>
      <Field label="Phone number" optional problem={form.problems['phone']}>
        <Input name="phone" type="tel" defaultValue={person.phone} maxLength={30} autoComplete="off" />
      </Field>
      <Field label="State" optional hint="The place of supply on their receipts." problem={form.problems['stateCode']}>
        <StateSelect name="stateCode" defaultValue={person.stateCode} />
      </Field>
    </FormDialog>
  )
}

export function EmailDialog({ person, onClose }: DialogProps) {
  const actions = usePersonActions(person.userId)
  const form = useForm({
    schema: correctEmail.body,
    submit: async (change) => {
      await actions.correctEmail(change)
      toast(`Link sent to ${change.email}.`)
      onClose()
    },
  })
  return (
    <FormDialog
      title={`Change the email address of ${person.name}`}
      intro={`Make sure it’s them who asks. Their address stays ${person.email} until they open the link that we send to the new one. We tell the old address too.`}
      form={form}
      submitLabel="Send link"
      busyLabel="Sending…"
      onClose={onClose}
    >
      <Field label="New email address" problem={form.problems['email']}>
        <Input name="email" type="email" maxLength={254} autoComplete="off" required />
      </Field>
      <Field label="Reason" hint="For the audit log." problem={form.problems['reason']}>
        <Input name="reason" maxLength={300} autoComplete="off" required />
      </Field>
    </FormDialog>
  )
}

export function BlockDialog({ person, onClose }: DialogProps) {
  const { block } = usePersonActions(person.userId)
  const form = useForm({
    schema: blockPerson.body,
    submit: async ({ reason }) => {
      await block(reason)
      toast(`${person.name} is blocked.`)
      onClose()
    },
  })
  return (
    <FormDialog
      title={`Block ${person.name}?`}
      intro="They’ll be logged out on all devices and can’t log in. Nothing is deleted, and you can unblock them at any time."
      form={form}
      submitLabel="Block"
      busyLabel="Blocking…"
      isDanger
      onClose={onClose}
    >
      <Field label="Reason" hint="We’ll include it in our email to them." problem={form.problems['reason']}>
        <Input name="reason" maxLength={300} autoComplete="off" required />
      </Field>
    </FormDialog>
  )
}

/** For a learner who asked for it, for instance because they lost their phone. */
export function RevokeLinksDialog({ person, onClose }: DialogProps) {
  const { revokeSponsorLinks } = usePersonActions(person.userId)
  const form = useForm({
    schema: revokeSponsorLinksOf.body,
    submit: async ({ reason }) => {
      const { revoked } = await revokeSponsorLinks(reason)
      toast(`${plural(revoked, 'link')} revoked.`)
      onClose()
    },
  })
  return (
    <FormDialog
      title={`Revoke the progress links of ${person.name}?`}
      intro={`They share their progress by ${plural(person.sponsorLinks, 'active link')}. Revoke them only if they ask for it. The links stop working at once, and they can create new ones.`}
      form={form}
      submitLabel="Revoke links"
      busyLabel="Revoking…"
      isDanger
      onClose={onClose}
    >
      <Field label="Reason" hint="For the audit log." problem={form.problems['reason']}>
        <Input name="reason" maxLength={300} autoComplete="off" required />
      </Field>
    </FormDialog>
  )
}
