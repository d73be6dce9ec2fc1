import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { StaffCourse } from '#contract/catalogue/courses.ts'
import { Button } from '#web/kit/layout/button.tsx'
import { Field, Input } from '#web/kit/forms/field.tsx'
import { Plus } from '#web/kit/icons.tsx'
import { RouteButton } from '#web/kit/layout/route-links.tsx'
import { May, useMay } from '#web/identity/index.ts'
import { PageHeader } from '#web/kit/layout/page-header.tsx'
import { lazyPart } from '#web/kit/lazy-component.ts'
import { QueryView } from '#web/kit/states/query-view.tsx'
import { CourseTable } from './course-table.tsx'
import { allCourses } from '../courses.api.ts'

const CourseCreateDialog = lazyPart(() => import('./course-create-dialog.tsx'), 'CourseCreateDialog')
const CourseDeleteDialog = lazyPart(() => import('./course-delete-dialog.tsx'), 'CourseDeleteDialog')

// A shorter list needs no search.
const minForSearch = 9

export function CoursesAdmin() {
  const courses = useQuery(allCourses)
  const may = useMay()
  const [isCreating, setIsCreating] = useState(false)
  const [toDelete, setToDelete] = useState<StaffCourse | null>(null)
  return (
    <>
      <PageHeader
        intro="Changes appear on the public site right away."
        actions={
          <>
            {/* Authors don't have Projects in their menu, where the briefs are besides learners' work. */}
            {!may('reviews:see') && <RouteButton to="/admin/projects?tab=briefs">Project briefs</RouteButton>}
            <RouteButton to="/admin/deleted">Recently deleted</RouteButton>
            <May do="courses:act">
              <Button variant="primary" onClick={() => setIsCreating(true)}>
                <Plus aria-hidden="true" className="size-5" />
                Create course
              </Button>
            </May>
          </>
        }
      />
      <QueryView query={courses}>{(rows) => <Courses courses={rows} onDelete={setToDelete} />}</QueryView>
      {isCreating && <CourseCreateDialog onClose={() => setIsCreating(false)} />}
      {toDelete && <CourseDeleteDialog course={toDelete} onClose={() => setToDelete(null)} />}
    </>
  )
}

type CoursesProps = { courses: StaffCourse[]; onDelete: (course: StaffCourse) => void }

function Courses({ courses, onDelete }: CoursesProps) {
  const [search, setSearch] = useState('')
  const query = search.trim().toLowerCase()
  const found = courses.filter(({ courseTitle, subtitle }) =>
    `${courseTitle} ${subtitle}`.toLowerCase().includes(query),
  )
  const empty = query
    ? { title: 'No matches', text: 'Try part of the title.' }
    : { title: 'No courses available', text: 'Create your first course. Visitors see it once you publish it.' }
  return (
    <>
      {courses.length >= minForSearch && (
        <Field label="Search courses" className="mb-4 max-w-sm">
          <Input type="search" value={search} onChange={(event) => setSearch(event.target.value)} />
        </Field>
      )}
      <CourseTable courses={found} empty={empty} onDelete={onDelete} />
    </>
  )
}
