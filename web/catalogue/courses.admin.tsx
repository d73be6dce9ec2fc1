import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { StaffCourse } from '#contract/catalogue/courses.ts'
import { Badge } from '#web/kit/badge.tsx'
import { Button } from '#web/kit/button.tsx'
import { EmptyState } from '#web/kit/empty-state.tsx'
import { count, rupees } from '#web/kit/format.ts'
import { PageHeader } from '#web/kit/page-header.tsx'
import { QueryView } from '#web/kit/query-view.tsx'
import { Table } from '#web/kit/table.tsx'
import { CourseEditDialog } from './course-edit-dialog.tsx'
import { allCourses } from './courses.api.ts'

export function CoursesAdmin() {
  const courses = useQuery(allCourses)
  const [edited, setEdited] = useState<StaffCourse | null>(null)
  return (
    <>
      <PageHeader title="Courses" intro="What visitors see. A change is on the public pages at their next load." />
      <QueryView query={courses}>
        {(rows) => (
          <Table
            caption="Courses"
            rows={rows}
            rowKey={(course) => course.courseId}
            empty={<EmptyState title="No courses available">Courses are listed here once there are any.</EmptyState>}
            columns={[
              {
                key: 'title',
                header: 'Course',
                heading: true,
                cell: (course) => (
                  <a href={`/course/courseDetails/${course.courseId}`} className="link">
                    {course.courseTitle}
                  </a>
                ),
              },
              { key: 'price', header: 'Per week', numeric: true, cell: (course) => rupees(course.rupeesPerWeek) },
              { key: 'weeks', header: 'Weeks', numeric: true, cell: (course) => course.weeks },
              { key: 'enrolled', header: 'Enrolled', numeric: true, cell: (course) => count(course.enrolledCount) },
              {
                key: 'listed',
                header: 'Public grid',
                cell: ({ isListed }) => (isListed ? <Badge tone="good">Listed</Badge> : <Badge>Not listed</Badge>),
              },
              {
                key: 'edit',
                header: 'Edit',
                quiet: true,
                cell: (course) => (
                  <Button size="small" aria-label={`Edit ${course.courseTitle}`} onClick={() => setEdited(course)}>
                    Edit
                  </Button>
                ),
              },
            ]}
          />
        )}
      </QueryView>
      {edited && <CourseEditDialog course={edited} onClose={() => setEdited(null)} />}
    </>
  )
}
