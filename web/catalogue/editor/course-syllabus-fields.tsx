import { Plus } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#web/kit/layout/button.tsx'
import { Problem } from '#web/kit/forms/field.tsx'
import { SortableList } from '#web/kit/lists/sortable-list.tsx'
import { hasProblem, newWeek, type SectionProps, type WeekForm } from './course-form.ts'
import { CourseSection } from './course-section.tsx'
import { CourseWeekFields } from './course-week-fields.tsx'

const mostWeeks = 52

/** The weeks in their order; each is closed to a line until it is worked on, or something in it is wrong. */
export function CourseSyllabusFields({ form: { syllabus }, problems, change, forgetProblems }: SectionProps) {
  const [opened, setOpened] = useState<string[]>([])
  const put = (key: string, edit: Partial<WeekForm>) =>
    change({ syllabus: syllabus.map((week) => (week.key === key ? { ...week, ...edit } : week)) })
  const toggle = (key: string) =>
    setOpened((open) => (open.includes(key) ? open.filter((one) => one !== key) : [...open, key]))
  const open = (weeks: WeekForm[]) => setOpened((opened) => [...opened, ...weeks.map((week) => week.key)])
  const add = () => {
    const week = newWeek()
    change({ syllabus: [...syllabus, week] })
    open([week])
  }
  const rearrange = (weeks: WeekForm[]) => {
    // What was open because something in it is wrong stays open.
    open(syllabus.filter((_, index) => hasProblem(problems, index)))
    forgetProblems()
    change({ syllabus: weeks })
  }
  return (
    <CourseSection
      title="Weekly syllabus"
      intro="Weeks are numbered by their order. Drag one by its handle, or press Space on the handle and use the arrow keys."
    >
      <SortableList
        label="Weeks"
        items={syllabus}
        keyOf={(week) => week.key}
        nameOf={({ title }, index) => title.trim() || `week ${index + 1}`}
        onSort={rearrange}
        className="grid grid-cols-1 gap-2"
        itemClassName="rounded-control border border-line bg-card"
      >
        {(week, index, handle) => (
          <CourseWeekFields
            week={week}
            index={index}
            handle={handle}
            problems={problems}
            isOpen={opened.includes(week.key) || hasProblem(problems, index)}
            onToggle={() => toggle(week.key)}
            onChange={(edit) => put(week.key, edit)}
            onRemove={() => rearrange(syllabus.filter((one) => one.key !== week.key))}
          />
        )}
      </SortableList>
      <Problem text={problems['syllabus']} />
      {syllabus.length < mostWeeks && (
        <Button onClick={add} className="justify-self-start">
          <Plus aria-hidden="true" className="size-4" />
          Add a week
        </Button>
      )}
    </CourseSection>
  )
}
