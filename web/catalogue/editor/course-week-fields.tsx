import { useId, type ReactNode } from 'react'
import { syllabusIcons } from '#contract/catalogue/courses.ts'
import { classes } from '#web/kit/layout/classes.ts'
import { Field, Input, Textarea, Options, Select } from '#web/kit/forms/field.tsx'
import type { Problems } from '#web/kit/forms/form.ts'
import { ChevronDown, Trash2 } from '#web/kit/icons.tsx'
import { nonBlankLines, topicsProblem, type WeekForm } from './course-form.ts'
import { weekIcons } from '../syllabus-icons.ts'

type CourseWeekFieldsProps = {
  week: WeekForm
  index: number
  handle: ReactNode
  problems: Problems
  isOpen: boolean
  onToggle: () => void
  onChange: (edit: Partial<WeekForm>) => void
  onRemove: () => void
}

const formatTopicCount = (count: number) => (count === 1 ? '1 topic' : `${count} topics`)

export function CourseWeekFields({
  week,
  index,
  handle,
  isOpen,
  onToggle,
  onRemove,
  ...fields
}: CourseWeekFieldsProps) {
  const id = useId()
  const { icon: Icon } = weekIcons[week.icon]
  return (
    <>
      <div className="flex items-center gap-1 p-1.5">
        {handle}
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={onToggle}
          className="touch flex min-h-9 min-w-0 flex-1 items-center gap-2.5 rounded-control px-1.5 text-left hover:bg-haze"
        >
          <Icon aria-hidden="true" className="size-5 shrink-0 text-soft max-sm:hidden" />
          <span className="min-w-0 leading-snug sm:flex sm:items-baseline sm:gap-2.5">
            <span className="type-small block shrink-0 text-soft tabular-nums">Week {index + 1} </span>
            <span className="block font-semibold [overflow-wrap:anywhere]">{week.title || 'No title yet'}</span>
          </span>
          <span className="type-small ml-auto shrink-0 text-soft max-sm:hidden">
            {formatTopicCount(nonBlankLines(week.topics).length)}
          </span>
          <ChevronDown
            aria-hidden="true"
            className={classes('size-5 shrink-0 text-soft max-sm:ml-auto', isOpen && 'rotate-180')}
          />
        </button>
        <button
          type="button"
          aria-label={`Remove week ${index + 1}`}
          title={`Remove week ${index + 1}`}
          onClick={onRemove}
          className="touch grid size-9 shrink-0 place-items-center rounded-control text-soft hover:bg-haze hover:text-vermilion"
        >
          <Trash2 aria-hidden="true" className="size-4.5" />
        </button>
      </div>
      <div id={id} hidden={!isOpen}>
        {isOpen && <Fields week={week} index={index} {...fields} />}
      </div>
    </>
  )
}

type FieldsProps = Pick<CourseWeekFieldsProps, 'week' | 'index' | 'problems' | 'onChange'>

function Fields({ week, index, problems, onChange }: FieldsProps) {
  const at = `syllabus.${index}`
  return (
    <div className="grid gap-4 border-t border-line p-4">
      <div className="grid gap-4 sm:grid-cols-[1fr_11rem]">
        <Field label={`Title of week ${index + 1}`} problem={problems[`${at}.title`]}>
          <Input
            name={`${at}.title`}
            value={week.title}
            onChange={(event) => onChange({ title: event.target.value })}
            required
          />
        </Field>
        <Field label="Icon" problem={problems[`${at}.icon`]}>
          <Select
            name={`${at}.icon`}
            value={week.icon}
            onChange={(event) => onChange({ icon: event.target.value as WeekForm['icon'] })}
          >
            <Options of={syllabusIcons.map((icon) => [icon, weekIcons[icon].label])} />
          </Select>
        </Field>
      </div>
      <Field label="Topics" optional hint="One per line, at most 20" problem={topicsProblem(problems, index)}>
        <Textarea
          name={`${at}.topics`}
          value={week.topics}
          onChange={(event) => onChange({ topics: event.target.value })}
        />
      </Field>
      <Field label="What learners will build" optional problem={problems[`${at}.build`]}>
        <Input name={`${at}.build`} value={week.build} onChange={(event) => onChange({ build: event.target.value })} />
      </Field>
    </div>
  )
}
