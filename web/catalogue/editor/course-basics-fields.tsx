import type { ReactNode } from 'react'
import { Field, Input, Textarea, Checkbox } from '#web/kit/forms/field.tsx'
import type { SectionProps } from './course-form.ts'
import { CourseSection } from './course-section.tsx'

type CourseBasicsFieldsProps = SectionProps & { children: ReactNode }

/** The picture field comes as children because it is uploaded separately. */
export function CourseBasicsFields({ form, problems, change, children }: CourseBasicsFieldsProps) {
  return (
    <CourseSection title="Basics">
      <Field label="Title" problem={problems['courseTitle']}>
        <Input
          name="courseTitle"
          value={form.courseTitle}
          onChange={(event) => change({ courseTitle: event.target.value })}
          required
        />
      </Field>
      <Field label="Subtitle" optional problem={problems['subtitle']}>
        <Input name="subtitle" value={form.subtitle} onChange={(event) => change({ subtitle: event.target.value })} />
      </Field>
      <Field
        label="Description"
        hint="Leave a blank line between paragraphs. The first one is highlighted."
        problem={problems['courseDescription']}
      >
        <Textarea
          name="courseDescription"
          value={form.courseDescription}
          onChange={(event) => change({ courseDescription: event.target.value })}
          required
        />
      </Field>
      <Field label="Price per week in rupees" problem={problems['rupeesPerWeek']} className="max-w-60">
        <Input
          name="rupeesPerWeek"
          inputMode="numeric"
          value={form.rupeesPerWeek}
          onChange={(event) => change({ rupeesPerWeek: event.target.value })}
          required
        />
      </Field>
      {children}
      <Checkbox
        name="isListed"
        checked={form.isListed}
        onChange={(event) => change({ isListed: event.target.checked })}
        label="Show this course to visitors"
      />
    </CourseSection>
  )
}
