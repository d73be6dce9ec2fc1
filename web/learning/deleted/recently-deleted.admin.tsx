import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { restoreDays, type DeletedCourse } from '#contract/catalogue/courses.ts'
import type { DeletedTask } from '#contract/learning/tasks.ts'
import { ago, day, plural } from '#web/kit/format.ts'
import { ArchiveRestore } from '#web/kit/staff-icons.tsx'
import { Button } from '#web/kit/layout/button.tsx'
import { RouteLink } from '#web/kit/layout/route-links.tsx'
import { PageHeader } from '#web/kit/layout/page-header.tsx'
import { Table, type Column } from '#web/kit/lists/table.tsx'
import { toast } from '#web/kit/overlays/toast.ts'
import { QueryView } from '#web/kit/states/query-view.tsx'
import { deletedCourses, deletedTasks, useRestoreCourse, useRestoreTask } from './deleted.api.ts'

/** Deleted courses and tasks, while they can be restored. */
export function RecentlyDeletedAdmin() {
  const courses = useQuery(deletedCourses)
  const tasks = useQuery(deletedTasks)
  return (
    <>
      <PageHeader
        intro={`You can restore courses and tasks for ${restoreDays} days. Learners never lose what they submitted.`}
        back={{ to: '/admin/courses', label: 'All courses' }}
      />
      <Part title="Courses">
        <QueryView query={courses}>{(rows) => <Courses rows={rows} />}</QueryView>
      </Part>
      <Part title="Tasks">
        <QueryView query={tasks}>{(rows) => <Tasks rows={rows} />}</QueryView>
      </Part>
    </>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="mb-8">
      <h2 className="type-h3 mb-3">{title}</h2>
      {children}
    </section>
  )
}

type Deleted = { deletedAt: string; restoreUntil: string }

const dates: Column<Deleted>[] = [
  { key: 'deleted', header: 'Deleted', cell: ({ deletedAt }) => ago(deletedAt) },
  { key: 'until', header: 'Restore until', cell: ({ restoreUntil }) => day(restoreUntil) },
]

function Courses({ rows }: { rows: DeletedCourse[] }) {
  const restore = useRestoreCourse()
  return (
    <Table
      caption="Deleted courses"
      rows={rows}
      rowKey={({ courseId }) => courseId}
      empty={<p className="p-4 text-soft">A course you delete appears here.</p>}
      columns={[
        { key: 'title', header: 'Course', heading: true, written: true, cell: ({ courseTitle }) => courseTitle },
        { key: 'learners', header: 'Learners', numeric: true, cell: ({ enrolledCount }) => enrolledCount },
        ...dates,
        {
          key: 'restore',
          header: 'Restore',
          quiet: true,
          cell: ({ courseId, courseTitle }) => (
            <RestoreButton
              title={courseTitle}
              isBusy={restore.isPending && restore.variables === courseId}
              onRestore={() => restore.mutate(courseId, { onSuccess: () => toast(`${courseTitle} restored`) })}
            />
          ),
        },
      ]}
    />
  )
}

function Tasks({ rows }: { rows: DeletedTask[] }) {
  const restore = useRestoreTask()
  return (
    <Table
      caption="Deleted tasks"
      rows={rows}
      rowKey={({ taskId }) => taskId}
      empty={<p className="p-4 text-soft">A task you delete appears here.</p>}
      columns={[
        { key: 'title', header: 'Task', heading: true, written: true, cell: ({ taskTitle }) => taskTitle },
        {
          key: 'course',
          header: 'Course',
          written: true,
          cell: ({ courseId, courseTitle }) => <RouteLink to={`/admin/tasks/${courseId}`}>{courseTitle}</RouteLink>,
        },
        { key: 'steps', header: 'Content', cell: ({ steps }) => plural(steps, 'step') },
        ...dates,
        {
          key: 'restore',
          header: 'Restore',
          quiet: true,
          cell: ({ taskId, taskTitle }) => (
            <RestoreButton
              title={taskTitle}
              isBusy={restore.isPending && restore.variables === taskId}
              onRestore={() => restore.mutate(taskId, { onSuccess: () => toast(`${taskTitle} restored`) })}
            />
          ),
        },
      ]}
    />
  )
}

type RestoreButtonProps = { title: string; isBusy: boolean; onRestore: () => void }

function RestoreButton({ title, isBusy, onRestore }: RestoreButtonProps) {
  return (
    <Button size="small" busy={isBusy} aria-label={`Restore ${title}`} onClick={onRestore}>
      <ArchiveRestore aria-hidden="true" className="size-4" />
      Restore
    </Button>
  )
}
