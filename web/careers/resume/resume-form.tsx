import type { ReactNode } from 'react'
import type { Resume } from '#contract/careers/resume.ts'
import { Field, Input, Textarea } from '#web/kit/field.tsx'
import { type EntryField, ListEditor } from './list-editor.tsx'
import { SkillsField } from './skills-field.tsx'

type ResumeFormProps = { resume: Resume; onChange: (change: Partial<Resume>) => void }
type Line = {
  name: 'name' | 'email' | 'phone' | 'linkedin' | 'github' | 'portfolio'
  label: string
  max: number
} & Pick<React.ComponentProps<'input'>, 'type' | 'autoComplete' | 'inputMode' | 'placeholder'>

const contact: Line[] = [
  { name: 'name', label: 'Name', max: 160, autoComplete: 'name' },
  // Kept as typed, half written too: the browser's own check of an address would only stand in the way.
  { name: 'email', label: 'E-mail', max: 254, inputMode: 'email', autoComplete: 'email' },
  { name: 'phone', label: 'Phone', max: 40, type: 'tel', autoComplete: 'tel' },
  { name: 'linkedin', label: 'LinkedIn', max: 300, inputMode: 'url', placeholder: 'linkedin.com/in/your-name' },
  { name: 'github', label: 'GitHub', max: 300, inputMode: 'url', placeholder: 'github.com/your-name' },
  { name: 'portfolio', label: 'Portfolio', max: 300, inputMode: 'url', placeholder: 'your-name.in' },
]

const asList = 'Begin a line with - to make it an entry of a list.'

const experience: EntryField<Resume['experience'][number]>[] = [
  { name: 'role', label: 'Role', max: 160, isHalf: true },
  { name: 'company', label: 'Company and place', max: 160, isHalf: true },
  { name: 'years', label: 'When', max: 40, placeholder: 'Jan 2026 - Jun 2026' },
  { name: 'details', label: 'What you did there', max: 1500, isLong: true, hint: asList },
]
const education: EntryField<Resume['education'][number]>[] = [
  { name: 'degree', label: 'Degree or class', max: 160, isHalf: true },
  { name: 'school', label: 'School or university', max: 160, isHalf: true },
  { name: 'years', label: 'When', max: 40, placeholder: '2019 - 2022' },
  { name: 'details', label: 'Marks, subjects, prizes', max: 600, isLong: true },
]
const projects: EntryField<Resume['projects'][number]>[] = [
  { name: 'name', label: 'Name of the project', max: 160, isHalf: true },
  { name: 'link', label: 'Where it can be seen', max: 300, isHalf: true, placeholder: 'github.com/your-name/project' },
  { name: 'details', label: 'What it does and what you built it with', max: 1000, isLong: true, hint: asList },
]
const certifications: EntryField<Resume['certifications'][number]>[] = [
  { name: 'name', label: 'Name of the certificate', max: 200, isHalf: true },
  { name: 'issuer', label: 'Given by', max: 160, isHalf: true },
  { name: 'year', label: 'When', max: 40, isHalf: true },
  { name: 'link', label: 'Where it can be checked', max: 300, isHalf: true },
]
const languages: EntryField<Resume['languages'][number]>[] = [
  { name: 'name', label: 'Language', max: 60, isHalf: true },
  { name: 'level', label: 'How well', max: 60, isHalf: true, placeholder: 'native, fluent, conversational' },
]

const emptyJob = { role: '', company: '', years: '', details: '' }
const emptySchool = { degree: '', school: '', years: '', details: '' }
const emptyProject = { name: '', link: '', details: '' }
const emptyCertificate = { name: '', issuer: '', year: '', link: '' }
const emptyLanguage = { name: '', level: '' }

/** The thirteen fields. Nothing in it must be filled in: it is saved while it is written. */
export function ResumeForm({ resume, onChange }: ResumeFormProps) {
  return (
    <form aria-label="Your résumé" className="grid grid-cols-1 gap-6" onSubmit={(event) => event.preventDefault()}>
      <Section title="You">
        <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
          {contact.map(({ name, label, max, ...input }) => (
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
            hint="Two or three sentences: who you are, what you look for."
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
      <Section title="Experience">
        <ListEditor
          thing="job"
          items={resume.experience}
          fields={experience}
          empty={emptyJob}
          most={20}
          nameOf={({ role, company }) => role || company}
          onChange={(next) => onChange({ experience: next })}
        />
      </Section>
      <Section title="Projects">
        <ListEditor
          thing="project"
          items={resume.projects}
          fields={projects}
          empty={emptyProject}
          most={20}
          nameOf={({ name }) => name}
          onChange={(next) => onChange({ projects: next })}
        />
      </Section>
      <Section title="Education">
        <ListEditor
          thing="school"
          items={resume.education}
          fields={education}
          empty={emptySchool}
          most={12}
          nameOf={({ degree, school }) => degree || school}
          onChange={(next) => onChange({ education: next })}
        />
      </Section>
      <Section title="Skills">
        <SkillsField skills={resume.skills} onChange={(skills) => onChange({ skills })} />
      </Section>
      <Section title="Certifications">
        <ListEditor
          thing="certificate"
          items={resume.certifications}
          fields={certifications}
          empty={emptyCertificate}
          most={30}
          nameOf={({ name }) => name}
          onChange={(next) => onChange({ certifications: next })}
        />
      </Section>
      <Section title="Languages">
        <ListEditor
          thing="language"
          items={resume.languages}
          fields={languages}
          empty={emptyLanguage}
          most={20}
          nameOf={({ name }) => name}
          onChange={(next) => onChange({ languages: next })}
        />
      </Section>
    </form>
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
