import { useState, type SubmitEvent } from 'react'
import { useNavigate } from 'react-router'
import { Field, Input } from '#web/kit/forms/field.tsx'
import { Search } from '#web/kit/icons.tsx'
import { Button } from '#web/kit/layout/button.tsx'
import { classes } from '#web/kit/layout/classes.ts'

/** The address of the results. `courseId` null: in all my courses. */
export function searchPath(words: string, courseId: number | null): string {
  const query = new URLSearchParams({ ...(words && { words }), ...(courseId && { course: String(courseId) }) })
  return `/dashboard/search${query.size > 0 ? `?${query.toString()}` : ''}`
}

type LessonSearchFormProps = {
  label: string
  /** Null: in all my courses. */
  courseId?: number | null
  words?: string
  className?: string
}

/** Enter, or the button, opens the results. */
export function LessonSearchForm({ label, courseId = null, words = '', className }: LessonSearchFormProps) {
  const navigate = useNavigate()
  const [typed, setTyped] = useState(words)
  const search = (event: SubmitEvent) => {
    event.preventDefault()
    const wanted = typed.trim()
    if (wanted) void navigate(searchPath(wanted, courseId))
  }
  return (
    <search>
      <form onSubmit={search} className={classes('flex max-w-xl items-end gap-2', className)}>
        <Field label={label} className="min-w-0 flex-1">
          <Input type="search" maxLength={100} value={typed} onChange={(event) => setTyped(event.target.value)} />
        </Field>
        <Button type="submit" aria-label="Search">
          <Search aria-hidden="true" className="size-5" />
          <span className="max-sm:hidden">Search</span>
        </Button>
      </form>
    </search>
  )
}
