import type { ComponentProps } from 'react'
import { jobTypeLabels } from '#web/careers/index.ts'
import { Checkbox, Field, Input, Options, Select, Textarea } from '#web/kit/forms/field.tsx'
import type { Problems } from '#web/kit/forms/form.ts'
import type { OpeningFormValues } from './opening-form.rules.ts'

type OpeningFieldsProps = {
  values: OpeningFormValues
  problems: Problems
  onChange: (changed: Partial<OpeningFormValues>) => void
}

export function OpeningFields({ values, problems, onChange }: OpeningFieldsProps) {
  const input = (name: Exclude<keyof OpeningFormValues, 'isRemote'>, props: ComponentProps<'input'> = {}) => (
    <Input
      name={name}
      autoComplete="off"
      value={values[name]}
      onChange={(event) => onChange({ [name]: event.target.value })}
      {...props}
    />
  )
  return (
    <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
      <Field label="Title" problem={problems['title']} className="sm:col-span-2">
        {input('title', { maxLength: 160, required: true })}
      </Field>
      <div className="grid content-start gap-2">
        <Field label="City" problem={problems['city']}>
          {input('city', { maxLength: 80 })}
        </Field>
        <Checkbox
          name="isRemote"
          label="Can be done remotely"
          checked={values.isRemote}
          onChange={(event) => onChange({ isRemote: event.target.checked })}
        />
      </div>
      <Field label="Type" problem={problems['jobType']}>
        <Select
          name="jobType"
          required
          value={values.jobType}
          onChange={(event) => onChange({ jobType: event.target.value })}
        >
          <option value="">Choose the type</option>
          <Options of={Object.entries(jobTypeLabels)} />
        </Select>
      </Field>
      <Field
        label="What the work is"
        hint="What they’ll build, with whom, and how you hire"
        problem={problems['description']}
        className="sm:col-span-2"
      >
        <Textarea
          name="description"
          rows={6}
          maxLength={5000}
          required
          value={values.description}
          onChange={(event) => onChange({ description: event.target.value })}
        />
      </Field>
      <Field
        label="Skills"
        optional
        hint="Separated by commas; learners compare them with their approved work"
        problem={problems['skills']}
        className="sm:col-span-2"
      >
        {input('skills', { maxLength: 600 })}
      </Field>
      <Field
        label="Minimum years of experience"
        hint="0 if freshers can apply"
        problem={problems['minYears']}
        className="sm:col-span-2"
      >
        {input('minYears', { type: 'number', min: 0, max: 40, inputMode: 'numeric', required: true })}
      </Field>
      <Field label="Pay from (₹ a year)" optional problem={problems['payFrom']}>
        {input('payFrom', { inputMode: 'numeric', maxLength: 15 })}
      </Field>
      <Field label="Pay to (₹ a year)" optional problem={problems['payTo']}>
        {input('payTo', { inputMode: 'numeric', maxLength: 15 })}
      </Field>
      <Field
        label="Link to apply"
        optional
        hint="Without one, the job leads to our page about introductions"
        problem={problems['applyLink']}
        className="sm:col-span-2"
      >
        {input('applyLink', { type: 'url', inputMode: 'url', maxLength: 500, placeholder: 'https://' })}
      </Field>
    </div>
  )
}
