import { type CourseFacts, courseGoals, courseLevels } from '#contract/catalogue/courses.ts'
import { Checkbox, Field, Input, Options, Select } from '#web/kit/forms/field.tsx'
import { goalLabels } from '../goals.ts'
import type { SectionProps } from './course-form.ts'
import { CourseSection } from './course-section.tsx'

const fields: { key: Exclude<keyof CourseFacts, 'level' | 'goals'>; label: string; hint: string }[] = [
  { key: 'outcome', label: 'What learners can build afterwards', hint: 'In one line, for the course’s card' },
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
      <fieldset>
        <legend className="type-label mb-1.5">For people who want to</legend>
        <p className="type-small mb-1 text-soft">Three questions on the courses page lead visitors to a course.</p>
        {courseGoals.map((goal) => (
          <Checkbox
            key={goal}
            label={goalLabels[goal]}
            checked={facts.goals.includes(goal)}
            onChange={({ target }) =>
              put({ goals: courseGoals.filter((one) => (one === goal ? target.checked : facts.goals.includes(one))) })
            }
          />
        ))}
      </fieldset>
      {fields.map(({ key, label, hint }) => (
        <Field key={key} label={label} hint={hint} optional problem={problems[`facts.${key}`]}>
          <Input name={`facts.${key}`} value={facts[key]} onChange={(event) => put({ [key]: event.target.value })} />
        </Field>
      ))}
    </CourseSection>
  )
}
