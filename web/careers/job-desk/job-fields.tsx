import type { ComponentProps } from 'react'
import { Field, Input, Textarea, Options, Select } from '#web/kit/forms/field.tsx'
import type { Problems } from '#web/kit/forms/form.ts'
import { jobTypeLabels } from '../jobs.rules.ts'
import { type JobFormValues, withExperience } from './job-form.rules.ts'

type JobFieldsProps = {
  values: JobFormValues
  problems: Problems
  today: string
  onChange: (changed: Partial<JobFormValues>) => void
}

export function JobFields({ values, problems, today, onChange }: JobFieldsProps) {
  const input = (name: keyof JobFormValues, props: ComponentProps<'input'> = {}) => (
    <Input
      name={name}
      autoComplete="off"
      value={values[name]}
      onChange={(event) => onChange({ [name]: event.target.value })}
      {...props}
    />
  )
  const link = { type: 'url', inputMode: 'url', maxLength: 500, placeholder: 'https://' } as const
  return (
    <div className="grid grid-cols-1 gap-4 sm:grid-cols-6">
      <Field label="Title" problem={problems['title']} className="sm:col-span-6">
        {input('title', { maxLength: 160, required: true })}
      </Field>
      <Field label="Company" problem={problems['companyName']} className="sm:col-span-3">
        {input('companyName', { maxLength: 160, required: true })}
      </Field>
      <Field label="Location" problem={problems['location']} className="sm:col-span-3">
        {input('location', { maxLength: 100, required: true })}
      </Field>
      <Field
        label="Experience"
        hint="As the company writes it, for example 0-1 years"
        problem={problems['experience']}
        className="sm:col-span-3"
      >
        {input('experience', {
          maxLength: 60,
          required: true,
          onChange: (event) => onChange(withExperience(values, event.target.value)),
        })}
      </Field>
      <Field
        label="Minimum years of experience"
        hint="Used by the filter on the jobs board"
        problem={problems['minYears']}
        className="sm:col-span-3"
      >
        {input('minYears', { type: 'number', min: 0, max: 40, inputMode: 'numeric', required: true })}
      </Field>
      <Field label="Type" optional problem={problems['jobType']} className="sm:col-span-3">
        <Select name="jobType" value={values.jobType} onChange={(event) => onChange({ jobType: event.target.value })}>
          <option value="">Not said</option>
          <Options of={Object.entries(jobTypeLabels)} />
        </Select>
      </Field>
      <Field
        label="Pay"
        optional
        hint="As the company writes it, for example ₹4-6 lakh a year"
        problem={problems['pay']}
        className="sm:col-span-3"
      >
        {input('pay', { maxLength: 80 })}
      </Field>
      <Field
        label="Pay from (₹)"
        optional
        hint="In figures, for search engines"
        problem={problems['payFrom']}
        className="sm:col-span-2"
      >
        {input('payFrom', { inputMode: 'numeric', maxLength: 15 })}
      </Field>
      <Field label="Pay to (₹)" optional problem={problems['payTo']} className="sm:col-span-2">
        {input('payTo', { inputMode: 'numeric', maxLength: 15 })}
      </Field>
      <Field label="Pay per" optional problem={problems['payPer']} className="sm:col-span-2">
        <Select name="payPer" value={values.payPer} onChange={(event) => onChange({ payPer: event.target.value })}>
          <option value="">Not said</option>
          <option value="year">Year</option>
          <option value="month">Month</option>
        </Select>
      </Field>
      <Field
        label="Skills"
        optional
        hint="Separated by commas; learners can search for them"
        problem={problems['skills']}
        className="sm:col-span-6"
      >
        {input('skills', { maxLength: 600 })}
      </Field>
      <Field label="Description" optional problem={problems['description']} className="sm:col-span-6">
        <Textarea
          name="description"
          rows={4}
          maxLength={5000}
          value={values.description}
          onChange={(event) => onChange({ description: event.target.value })}
        />
      </Field>
      <Field label="Posted on" problem={problems['postedDate']} className="sm:col-span-3">
        {input('postedDate', { type: 'date', min: '2000-01-01', max: today, required: true })}
      </Field>
      <Field
        label="Last day shown"
        optional
        hint="The last day to apply. The job is closed after it"
        problem={problems['expiresOn']}
        className="sm:col-span-3"
      >
        {input('expiresOn', { type: 'date', min: values.postedDate || '2000-01-01', max: '2100-01-01' })}
      </Field>
      <Field label="Link to apply" problem={problems['applyLink']} className="sm:col-span-6">
        {input('applyLink', { ...link, required: true })}
      </Field>
      <Field label="Company’s website" problem={problems['companyLink']} className="sm:col-span-3">
        {input('companyLink', { ...link, required: true })}
      </Field>
      <Field label="Company’s LinkedIn" problem={problems['linkedinProfile']} className="sm:col-span-3">
        {input('linkedinProfile', { ...link, required: true })}
      </Field>
      <Field
        label="HR email"
        optional
        hint="Everyone can see this on the jobs board"
        problem={problems['hrEmail']}
        className="sm:col-span-6"
      >
        {input('hrEmail', { type: 'email', maxLength: 254 })}
      </Field>
    </div>
  )
}
