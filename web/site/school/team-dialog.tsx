import { useEffect, useState } from 'react'
import type { TeamMember } from '#contract/site/team.ts'
import { addTeamMember, TeamMemberDraft } from '#contract/site/testimonials-and-team.ts'
import { FormDialog } from '#web/kit/overlays/form-dialog.tsx'
import { useDraft } from '#web/kit/forms/draft.ts'
import { Field, Input, Textarea } from '#web/kit/forms/field.tsx'
import { FileDrop } from '#web/kit/forms/file-drop.tsx'
import { useForm } from '#web/kit/forms/form.ts'
import { useIdempotencyKey } from '#web/kit/api/idempotency-key.ts'
import { scaleImageDown } from '#web/kit/forms/scale-image.ts'
import { toast } from '#web/kit/overlays/toast.ts'
import { TeamCard } from '../team-card.tsx'
import { type TypedMember, useSaveMember } from './school.api.ts'
import { Preview } from './section.tsx'

const empty: TypedMember = { name: '', title: '', about: '', experience: '', skills: '' }
const toTyped = ({ name, title, about, experience, skills }: TeamMember): TypedMember => ({
  name,
  title,
  about,
  experience,
  skills: skills.join(', '),
})

const lines = [
  { name: 'name', label: 'Name' },
  { name: 'title', label: 'Title', hint: 'For example Backend mentor' },
  { name: 'experience', label: 'Experience', hint: 'For example 18 years in backend teams' },
  { name: 'skills', label: 'Skills', hint: 'Separate with commas.' },
] as const

/** A picture that is not sent yet, and where this page finds it. */
type Chosen = { file: File; address: string }

export function TeamDialog({ member, onClose }: { member: TeamMember | null; onClose: () => void }) {
  const { draft, change, forget } = useDraft(`team-${member?.id ?? 'new'}`, member ? toTyped(member) : empty)
  const [picture, setPicture] = useState<Chosen | null>(null)
  const [unreadable, setUnreadable] = useState<string | null>(null)
  // An object URL keeps its file in memory until it is revoked.
  useEffect(() => () => void (picture && URL.revokeObjectURL(picture.address)), [picture])
  const save = useSaveMember()
  const repeat = useIdempotencyKey()
  const form = useForm({
    schema: TeamMemberDraft,
    read: () => draft,
    submit: async () => {
      await save.mutateAsync({
        id: member?.id ?? null,
        draft,
        picture: picture?.file ?? null,
        key: repeat.keyFor([draft, picture?.file.name]),
      })
      forget()
      toast(`Team member saved.`)
      onClose()
    },
  })
  const choose = async ([file]: File[]) => {
    const scaled = await scaleImageDown(file!).catch(() => null)
    setUnreadable(scaled ? null : 'We can’t read this image. Choose a PNG, JPEG or WebP file.')
    if (scaled) setPicture({ file: scaled, address: URL.createObjectURL(scaled) })
  }
  return (
    <FormDialog
      title={member ? `Edit ${member.name}` : 'Add a team member'}
      form={form}
      submitLabel="Save"
      busyLabel="Saving…"
      size="large"
      onClose={onClose}
    >
      <div className="grid gap-5 sm:grid-cols-2">
        {lines.map(({ name, label, ...more }) => (
          <Field key={name} label={label} problem={form.problems[name]} {...more}>
            <Input name={name} value={draft[name]} onChange={(event) => change({ [name]: event.target.value })} />
          </Field>
        ))}
      </div>
      <Field label="About" problem={form.problems['about']}>
        <Textarea name="about" value={draft.about} onChange={(event) => change({ about: event.target.value })} />
      </Field>
      <Field
        label="Picture"
        optional
        hint="Cropped to a square. Without a picture we show an illustration."
        problem={unreadable ?? form.problems['picture']}
      >
        <FileDrop
          name="picture"
          label={picture ? 'Choose another picture' : 'Choose a picture'}
          accept={addTeamMember.upload!.kinds}
          onFiles={(files) => void choose(files)}
        />
      </Field>
      <Preview>
        <ul className="px-5">
          <TeamCard member={shown(draft, picture?.address ?? member?.image ?? 'team-1')} />
        </ul>
      </Preview>
    </FormDialog>
  )
}

const shown = ({ skills, ...typed }: TypedMember, image: string): TeamMember => ({
  id: 0,
  ...typed,
  name: typed.name || 'Their name',
  skills: [...new Set(skills.split(',').map((skill) => skill.trim()))].filter(Boolean),
  image,
})
