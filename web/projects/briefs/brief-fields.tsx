import type { ComponentProps } from 'react'
import { Field, Input, Options, Select } from '#web/kit/forms/field.tsx'
import { MarkdownField } from '#web/kit/markdown/markdown-field.tsx'
import type { Problems } from '#web/kit/forms/form.ts'
import { namesIn, stackProblem, type TypedBrief } from './brief-form.rules.ts'
import { Chips } from '../chips.tsx'

export type BriefFieldsProps = {
  typed: TypedBrief
  problems: Problems
  onChange: (changed: Partial<TypedBrief>) => void
}

const levels: TypedBrief['level'][] = ['Beginner', 'Intermediate', 'Advanced']

export function BriefFields({ typed, problems, onChange }: BriefFieldsProps) {
  const part = (name: 'title' | 'summary' | 'duration' | 'techStack', props: ComponentProps<'input'>) => (
    <Input
      name={name}
      autoComplete="off"
      value={typed[name]}
      onChange={(event) => onChange({ [name]: event.target.value })}
      {...props}
    />
  )
  return (
    <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
      <Field label="Title" problem={problems['title']} className="sm:col-span-2">
        {part('title', { maxLength: 160, required: true })}
      </Field>
      <Field
        label="Summary"
        hint="One or two sentences, shown on the card and under the title"
        problem={problems['summary']}
        className="sm:col-span-2"
      >
        {part('summary', { maxLength: 300, required: true })}
      </Field>
      <MarkdownField
        label="What they build"
        problem={problems['description']}
        className="sm:col-span-2"
        name="description"
        rows={7}
        maxLength={8000}
        required
        value={typed.description}
        onChange={(event) => onChange({ description: event.target.value })}
      />
      <Field label="Level" problem={problems['level']}>
        <Select
          name="level"
          value={typed.level}
          onChange={(event) => onChange({ level: levels.find((level) => level === event.target.value)! })}
        >
          <Options of={levels.map((level) => [level, level])} />
        </Select>
      </Field>
      <Field label="Duration" hint="For example: 2 weeks" problem={problems['duration']}>
        {part('duration', { maxLength: 60, required: true })}
      </Field>
      <div className="grid gap-2.5 sm:col-span-2">
        <Field
          label="Tech stack"
          optional
          hint="Separate with commas, for example React, Node.js, PostgreSQL"
          problem={stackProblem(problems)}
        >
          {part('techStack', { maxLength: 900 })}
        </Field>
        <Chips names={namesIn(typed.techStack)} label="Tech stack" />
      </div>
    </div>
  )
}
