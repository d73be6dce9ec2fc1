import { Link } from 'react-router'
import type { PersonStory } from '#contract/insights/person.ts'
import { Badge, type BadgeTone } from '#web/kit/layout/badge.tsx'
import { Button } from '#web/kit/layout/button.tsx'
import { day, dayAndTime } from '#web/kit/format.ts'
import { Progress } from '#web/kit/layout/progress.tsx'
import { Table } from '#web/kit/lists/table.tsx'
import { Part, type PartProps, useWhole } from './part.tsx'

const touchable = 'link pointer-coarse:inline-flex pointer-coarse:min-h-11 pointer-coarse:items-center'

export function CoursesPart({ person }: PartProps) {
  const { courseList } = person
  return (
    <Part title="Courses" howMany={courseList.length} person={person} none="They are in no course.">
      <Table
        isSlim
        caption="Courses"
        rows={courseList}
        rowKey={({ courseId }) => courseId}
        columns={[
          { key: 'course', header: 'Course', heading: true, written: true, cell: ({ courseTitle }) => courseTitle },
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
                'None yet'
              ),
          },
        ]}
      />
    </Part>
  )
}

type Attempt = PersonStory['attempts'][number]

const states: Record<Attempt['state'], { tone: BadgeTone; word: string }> = {
  submitted: { tone: 'waiting', word: 'Waits' },
  approved: { tone: 'good', word: 'Approved' },
  rejected: { tone: 'bad', word: 'Rejected' },
}

const shownAtFirst = 10

export function AttemptsPart({ person }: PartProps) {
  const { attempts } = person
  const [isWhole, setIsWhole] = useWhole()
  const rest = attempts.length - shownAtFirst
  return (
    <Part title="Attempts" howMany={attempts.length} list="attempts" person={person} none="They handed nothing in yet.">
      <Table
        isSlim
        caption="Attempts"
        rows={isWhole ? attempts : attempts.slice(0, shownAtFirst)}
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
            cell: ({ state }) => <Badge tone={states[state].tone}>{states[state].word}</Badge>,
          },
        ]}
      />
      {rest > 0 && (
        <Button size="small" className="no-print mt-2" aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
          {isWhole ? 'Show fewer' : `Show ${rest} more`}
        </Button>
      )}
    </Part>
  )
}

/** Which attempt at which step, and in which course. */
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
