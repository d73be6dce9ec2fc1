import { type CourseFacts, courseLevels } from '#contract/catalogue/courses.ts'
import { Field, Input, Options, Select } from '#web/kit/forms/field.tsx'
import type { SectionProps } from './course-form.ts'
import { CourseSection } from './course-section.tsx'

const fields: { key: Exclude<keyof CourseFacts, 'level'>; label: string; hint: string }[] = [
  { key: 'prerequisites', label: 'What learners need to know', hint: 'For example: None, or basic JavaScript' },
  { key: 'device', label: 'Laptop or phone', hint: 'What they need to do the tasks' },
  { key: 'hoursPerWeek', label: 'Time per week', hint: 'For example: 6 to 8 hours' },
  { key: 'language', label: 'Language', hint: 'Of the lessons and the feedback' },
  { key: 'format', label: 'Format', hint: 'For example: self-paced, with mentor reviews' },
]

export function CourseFactsFields({ form: { facts }, problems, change }: SectionProps) {
  const put = (edit: Partial<CourseFacts>) => change({ facts: { ...facts, ...edit } })
  return (
    <CourseSection title="Before you start" intro="What visitors ask before they join. Empty answers aren’t shown.">
      <Field label="Level" optional problem={problems['facts.level']} className="max-w-60">
        <Select
          name="facts.level"
          value={facts.level}
          onChange={(event) => put({ level: event.target.value as CourseFacts['level'] })}
        >
          <option value="">Not given</option>
          <Options of={courseLevels.map((level) => [level, level])} />
        </Select>
      </Field>
      {fields.map(({ key, label, hint }) => (
        <Field key={key} label={label} hint={hint} optional problem={problems[`facts.${key}`]}>
          <Input name={`facts.${key}`} value={facts[key]} onChange={(event) => put({ [key]: event.target.value })} />
        </Field>
      ))}
    </CourseSection>
  )
}
