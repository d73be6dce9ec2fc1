import type { StaffCourse } from '#contract/catalogue/courses.ts'
import { May } from '#web/identity/index.ts'
import { Badge } from '#web/kit/layout/badge.tsx'
import { Button } from '#web/kit/layout/button.tsx'
import { EmptyState } from '#web/kit/states/empty-state.tsx'
import { count, rupees } from '#web/kit/format.ts'
import { Picture } from '#web/kit/layout/image.tsx'
import { RouteButton } from '#web/kit/layout/route-links.tsx'
import { Table, type Column } from '#web/kit/lists/table.tsx'
import { hasStoredDraft } from './course-drafts.ts'
import { courseEditorPath, coursePath, courseTasksPath, startPath } from '../course-paths.ts'

type CourseTableProps = {
  courses: StaffCourse[]
  empty: { title: string; text: string }
  onDelete: (course: StaffCourse) => void
}

export function CourseTable({ courses, empty, onDelete }: CourseTableProps) {
  return (
    <Table
      caption="Courses"
      rows={courses}
      rowKey={(course) => course.courseId}
      empty={<EmptyState title={empty.title}>{empty.text}</EmptyState>}
      columns={columns(onDelete)}
    />
  )
}

function columns(onDelete: (course: StaffCourse) => void): Column<StaffCourse>[] {
  const all: Column<StaffCourse>[] = [
    { key: 'title', header: 'Course', heading: true, written: true, cell: (course) => <Name course={course} /> },
    {
      key: 'price',
      header: 'Per week',
      numeric: true,
      cell: (course) => (course.isStart ? 'Free' : rupees(course.rupeesPerWeek)),
    },
    { key: 'weeks', header: 'Weeks', numeric: true, cell: (course) => course.weeks },
    {
      key: 'enrolled',
      header: 'Enrolled',
      numeric: true,
      cell: (course) => (course.isStart ? '–' : count(course.enrolledCount)),
    },
    {
      key: 'listed',
      header: 'Visibility',
      cell: ({ isListed, isStart }) =>
        isListed ? <Badge tone="good">Public</Badge> : <Badge>{isStart ? 'Beginners’ path' : 'Hidden'}</Badge>,
    },
    {
      key: 'actions',
      header: 'Actions',
      quiet: true,
      cell: (course) => <Actions course={course} onDelete={() => onDelete(course)} />,
    },
  ]
  return all.map((column) => ({ ...column, className: 'align-middle' }))
}

function Name({ course: { courseId, courseTitle, imagePath, isStart } }: { course: StaffCourse }) {
  return (
    <span className="flex items-center gap-3">
      <Picture
        name={imagePath}
        width={640}
        height={360}
        className="aspect-video w-16 shrink-0 rounded-small object-cover max-sm:w-20"
      />
      <span className="min-w-0">
        <a href={isStart ? startPath : coursePath(courseId)} className="link">
          {courseTitle}
        </a>
        {hasStoredDraft(courseId) && (
          <span className="type-small block font-normal text-marigold-ink">Unsaved changes</span>
        )}
      </span>
    </span>
  )
}

type ActionsProps = { course: StaffCourse; onDelete: () => void }

function Actions({ course: { courseId, courseTitle, isStart }, onDelete }: ActionsProps) {
  return (
    <span className="inline-flex gap-2">
      <RouteButton to={courseTasksPath(courseId)} aria-label={`Tasks of ${courseTitle}`} size="small">
        Tasks
      </RouteButton>
      {/* Nothing else of the path is shown anywhere. */}
      {!isStart && (
        <RouteButton to={courseEditorPath(courseId)} aria-label={`Edit ${courseTitle}`} size="small">
          Edit
        </RouteButton>
      )}
      <May do="courses:act">
        <Button
          size="small"
          variant="quiet"
          aria-label={`Delete ${courseTitle}`}
          onClick={onDelete}
          className="text-vermilion"
        >
          Delete
        </Button>
      </May>
    </span>
  )
}
