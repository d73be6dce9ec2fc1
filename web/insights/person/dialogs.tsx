import { useQuery } from '@tanstack/react-query'
import { blockPerson, changeRole } from '#contract/identity/staff.ts'
import { z } from '#contract/kit/zod.ts'
import { revokeSponsorLinksOf } from '#contract/sponsors/links.ts'
import { roleLabels } from '#web/identity/index.ts'
import { Field, Input, Options, Select } from '#web/kit/forms/field.tsx'
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

export function RoleDialog({ person, onClose }: DialogProps) {
  const { setRole } = usePersonActions(person.userId)
  const form = useForm({
    schema: changeRole.body,
    submit: async ({ role }) => {
      await setRole(role)
      toast(`${person.name} is now ${role === 'admin' ? 'an admin' : `a ${role}`}.`)
      onClose()
    },
  })
  return (
    <FormDialog
      title={`Change the role of ${person.name}`}
      intro="The change applies at once, and we’ll email them."
      form={form}
      submitLabel="Save role"
      busyLabel="Saving…"
      onClose={onClose}
    >
      <Field label="Role" problem={form.problems['role']}>
        <Select name="role" defaultValue={person.role}>
          <Options of={Object.entries(roleLabels)} />
        </Select>
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
