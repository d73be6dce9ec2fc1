import type { ReactNode } from 'react'
import type { Resume } from '#contract/careers/resume.ts'
import { Field, Input, Textarea } from '#web/kit/forms/field.tsx'
import { ListEditor } from './list-editor.tsx'
import { type EntryOf, type ListName, resumeLists } from './resume-lists.ts'
import { SkillsField } from './skills-field.tsx'

type ResumeFormProps = { resume: Resume; onChange: (change: Partial<Resume>) => void }
type ContactField = {
  name: 'name' | 'email' | 'phone' | 'linkedin' | 'github' | 'portfolio'
  label: string
  max: number
} & Pick<React.ComponentProps<'input'>, 'type' | 'autoComplete' | 'inputMode' | 'placeholder'>

const contactFields: ContactField[] = [
  { name: 'name', label: 'Name', max: 160, autoComplete: 'name' },
  // Not type=email: an incomplete address is saved too.
  { name: 'email', label: 'Email', max: 254, inputMode: 'email', autoComplete: 'email' },
  { name: 'phone', label: 'Phone', max: 40, type: 'tel', autoComplete: 'tel' },
  { name: 'linkedin', label: 'LinkedIn', max: 300, inputMode: 'url', placeholder: 'linkedin.com/in/your-name' },
  { name: 'github', label: 'GitHub', max: 300, inputMode: 'url', placeholder: 'github.com/your-name' },
  { name: 'portfolio', label: 'Portfolio', max: 300, inputMode: 'url', placeholder: 'your-name.in' },
]

/** No field is required: the resume is saved while the learner types. */
export function ResumeForm({ resume, onChange }: ResumeFormProps) {
  return (
    <form aria-label="Your resume" className="grid grid-cols-1 gap-6" onSubmit={(event) => event.preventDefault()}>
      <Section title="You">
        <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
          {contactFields.map(({ name, label, max, ...input }) => (
            <Field key={name} label={label}>
              <Input
                {...input}
                value={resume[name]}
                maxLength={max}
                onChange={({ target }) => onChange({ [name]: target.value })}
              />
            </Field>
          ))}
          <Field
            label="About me"
            hint="Two or three sentences: who you are and what you’re looking for."
            className="sm:col-span-2"
          >
            <Textarea
              value={resume.aboutMe}
              maxLength={2000}
              onChange={({ target }) => onChange({ aboutMe: target.value })}
            />
          </Field>
        </div>
      </Section>
      <ListSection name="experience" resume={resume} onChange={onChange} />
      <ListSection name="projects" resume={resume} onChange={onChange} />
      <ListSection name="education" resume={resume} onChange={onChange} />
      <Section title="Skills">
        <SkillsField skills={resume.skills} onChange={(skills) => onChange({ skills })} />
      </Section>
      <ListSection name="certifications" resume={resume} onChange={onChange} />
      <ListSection name="languages" resume={resume} onChange={onChange} />
    </form>
  )
}

type ListSectionProps<Name extends ListName> = ResumeFormProps & { name: Name }

function ListSection<Name extends ListName>({ name, resume, onChange }: ListSectionProps<Name>) {
  const { title, ...list } = resumeLists[name]
  const entries: { [Each in ListName]: EntryOf<Each>[] } = resume
  return (
    <Section title={title}>
      <ListEditor<EntryOf<Name>> {...list} items={entries[name]} onChange={(next) => onChange({ [name]: next })} />
    </Section>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="surface p-4 sm:p-5">
      <h2 className="type-h3 mb-4">{title}</h2>
      {children}
    </section>
  )
}
