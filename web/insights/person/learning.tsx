import { Link } from 'react-router'
import type { PersonProfile } from '#contract/insights/person.ts'
import { useMay } from '#web/identity/index.ts'
import { Badge, type BadgeTone } from '#web/kit/layout/badge.tsx'
import { day, dayAndTime } from '#web/kit/format.ts'
import { Progress } from '#web/kit/layout/progress.tsx'
import { Table } from '#web/kit/lists/table.tsx'
import { Section, type SectionProps, useFirstRows } from './section.tsx'

const touchable = 'link pointer-coarse:inline-flex pointer-coarse:min-h-11 pointer-coarse:items-center'

export function CoursesSection({ person }: SectionProps) {
  const { courseList } = person
  return (
    <Section title="Courses" total={courseList.length} person={person} empty="Not enrolled in any course.">
      <Table
        isSlim
        caption="Courses"
        rows={courseList}
        rowKey={({ courseId }) => courseId}
        columns={[
          {
            key: 'course',
            header: 'Course',
            heading: true,
            written: true,
            cell: ({ courseTitle, batch }) => (
              <>
                {courseTitle}
                {batch && <BatchName batch={batch} />}
              </>
            ),
          },
          {
            key: 'progress',
            header: 'Progress',
            className: 'sm:min-w-44',
            cell: ({ courseTitle, progress }) => (
              <Progress look="bar" label={courseTitle} done={progress.approved} total={progress.steps} />
            ),
          },
          {
            key: 'since',
            header: 'Enrolled',
            className: 'whitespace-nowrap',
            cell: ({ enrolledAt }) => day(enrolledAt),
          },
          {
            key: 'certificate',
            header: 'Certificate',
            cell: ({ certificateCode }) =>
              certificateCode ? (
                <a href={`/certificate/${certificateCode}`} target="_blank" rel="noreferrer" className={touchable}>
                  {certificateCode}
                </a>
              ) : (
                'Not yet'
              ),
          },
        ]}
      />
    </Section>
  )
}

type Batch = NonNullable<PersonProfile['courseList'][number]['batch']>

function BatchName({ batch: { batchId, name } }: { batch: Batch }) {
  const may = useMay()
  return (
    <span className="block font-normal text-soft">
      {may('sessions:see') ? (
        <Link to={`/admin/batches/${batchId}`} className={touchable}>
          {name}
        </Link>
      ) : (
        name
      )}
    </span>
  )
}

type Attempt = PersonProfile['attempts'][number]

const states: Record<Attempt['state'], { tone: BadgeTone; label: string }> = {
  submitted: { tone: 'waiting', label: 'In review' },
  approved: { tone: 'good', label: 'Approved' },
  rejected: { tone: 'bad', label: 'Rejected' },
}

export function AttemptsSection({ person }: SectionProps) {
  const { attempts } = person
  const [shown, showMore] = useFirstRows(attempts, 10)
  return (
    <Section title="Attempts" total={attempts.length} list="attempts" person={person} empty="Nothing submitted yet.">
      <Table
        isSlim
        caption="Attempts"
        rows={shown}
        rowKey={({ solutionId }) => solutionId}
        columns={[
          {
            key: 'step',
            header: 'Step',
            heading: true,
            written: true,
            cell: (attempt) => <Step of={attempt} />,
          },
          {
            key: 'on',
            header: 'Submitted',
            className: 'whitespace-nowrap',
            cell: ({ submittedAt }) => dayAndTime(submittedAt),
          },
          {
            key: 'state',
            header: 'Status',
            cell: ({ state }) => <Badge tone={states[state].tone}>{states[state].label}</Badge>,
          },
        ]}
      />
      {showMore}
    </Section>
  )
}

function Step({ of: { solutionId, stepTitle, courseTitle, attempt } }: { of: Attempt }) {
  return (
    <>
      <Link to={`/admin/reviews/${solutionId}`} title={stepTitle} className="link line-clamp-2 pointer-coarse:py-2">
        {stepTitle}
      </Link>
      <span className="block text-sm font-normal text-soft">
        {courseTitle}, attempt {attempt}
      </span>
    </>
  )
}

export function AttendanceSection({ person }: SectionProps) {
  const { reserved, attended, sessions } = person.attendance
  return (
    <Section title="Sessions" total={reserved} person={person} empty="No seat in a past session.">
      <p className="mb-2 text-soft">
        Attended {attended} of {reserved}.
      </p>
      <Table
        isSlim
        caption="Sessions"
        rows={sessions}
        rowKey={({ sessionId }) => sessionId}
        columns={[
          { key: 'title', header: 'Session', heading: true, written: true, cell: ({ title }) => title },
          { key: 'on', header: 'Date', className: 'whitespace-nowrap', cell: ({ startsAt }) => dayAndTime(startsAt) },
          {
            key: 'joined',
            header: 'Attendance',
            cell: ({ joinedAt }) => (joinedAt ? <Badge tone="good">Attended</Badge> : <Badge>Missed</Badge>),
          },
        ]}
      />
    </Section>
  )
}
