import { useState } from 'react'
import { Button } from '#web/kit/layout/button.tsx'
import { Problem } from '#web/kit/forms/field.tsx'
import { Plus } from '#web/kit/icons.tsx'
import { SortableList } from '#web/kit/lists/sortable-list.tsx'
import { hasProblem, newWeek, type SectionProps, type WeekForm } from './course-form.ts'
import { CourseSection } from './course-section.tsx'
import { CourseWeekFields } from './course-week-fields.tsx'

const maxWeeks = 52

/** Weeks are collapsed unless they are being edited or have a problem. */
export function CourseSyllabusFields({ form: { syllabus }, problems, change, clearProblems }: SectionProps) {
  const [opened, setOpened] = useState<string[]>([])
  const put = (key: string, edit: Partial<WeekForm>) =>
    change({ syllabus: syllabus.map((week) => (week.key === key ? { ...week, ...edit } : week)) })
  const toggle = (key: string) =>
    setOpened((open) => (open.includes(key) ? open.filter((openKey) => openKey !== key) : [...open, key]))
  const open = (weeks: WeekForm[]) => setOpened((opened) => [...opened, ...weeks.map((week) => week.key)])
  const add = () => {
    const week = newWeek()
    change({ syllabus: [...syllabus, week] })
    open([week])
  }
  const reorder = (weeks: WeekForm[]) => {
    // Weeks that were open because of a problem stay open.
    open(syllabus.filter((_, index) => hasProblem(problems, index)))
    clearProblems()
    change({ syllabus: weeks })
  }
  return (
    <CourseSection
      title="Weekly syllabus"
      intro="Drag a week by its handle to move it, or press Space on the handle and use the arrow keys."
    >
      <SortableList
        label="Weeks"
        items={syllabus}
        keyOf={(week) => week.key}
        nameOf={({ title }, index) => title.trim() || `week ${index + 1}`}
        onSort={reorder}
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
            onRemove={() => reorder(syllabus.filter(({ key }) => key !== week.key))}
          />
        )}
      </SortableList>
      <Problem text={problems['syllabus']} />
      {syllabus.length < maxWeeks && (
        <Button onClick={add} className="justify-self-start">
          <Plus aria-hidden="true" className="size-4" />
          Add week
        </Button>
      )}
    </CourseSection>
  )
}
