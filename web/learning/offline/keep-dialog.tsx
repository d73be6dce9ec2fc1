import { queryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Checkbox } from '#web/kit/forms/field.tsx'
import { notFromApi } from '#web/kit/api/query.ts'
import { fileSize } from '#web/kit/format.ts'
import { Button } from '#web/kit/layout/button.tsx'
import { Dialog } from '#web/kit/overlays/dialog.tsx'
import { QueryView } from '#web/kit/states/query-view.tsx'
import { isOnMobileData, knowsWifi } from './connection.ts'
import { CourseSize, leftOutText } from './course-size.tsx'
import { type Choices, keep } from './keeping.ts'
import { planFrom, type Sources, sourcesOf } from './sources.ts'

/** The links to the files expire after a few minutes. */
const courseSources = (courseId: number) =>
  queryOptions({
    ...notFromApi,
    queryKey: ['learning', 'offline', courseId],
    queryFn: () => sourcesOf(courseId),
    gcTime: 0,
  })

/** How much space a course takes, before it is kept. */
export function KeepDialog({ courseId, onClose }: { courseId: number; onClose: () => void }) {
  const sources = useQuery(courseSources(courseId))
  const [choices, setChoices] = useState<Partial<Choices>>({})
  const chosen = sources.data && chosenFor(sources.data, choices)
  return (
    <Dialog
      open
      onClose={onClose}
      title="Keep this course offline"
      intro="Then you can read it, answer its questions and run its exercises without a connection."
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant="primary"
            disabled={!sources.data}
            onClick={() => {
              void keep(sources.data!, chosen!)
              onClose()
            }}
          >
            Keep offline
          </Button>
        </>
      }
    >
      <QueryView query={sources}>
        {(found) => (
          <Choosing sources={found} choices={chosen!} onChange={(changed) => setChoices({ ...choices, ...changed })} />
        )}
      </QueryView>
    </Dialog>
  )
}

const chosenFor = ({ course }: Sources, choices: Partial<Choices>): Choices => ({
  // Where there is a choice, most learners solve exercises in JavaScript.
  hasPython: course.languages.every((language) => language === 'python'),
  isWifiOnly: knowsWifi && !isOnMobileData(),
  ...choices,
})

type ChoosingProps = { sources: Sources; choices: Choices; onChange: (changed: Partial<Choices>) => void }

function Choosing({ sources, choices, onChange }: ChoosingProps) {
  const { course } = sources
  const { size } = planFrom(sources, choices.hasPython)
  const leftOut = leftOutText(course)
  const hasPython = course.languages.includes('python')
  return (
    <>
      <p className="mb-3">
        Downloads about <strong className="tabular-nums">{fileSize(size.download)}</strong>
        {isOnMobileData() && ' of your mobile data'}.
      </p>
      <CourseSize course={course} size={size} />
      {leftOut && <p className="type-small mt-3 text-soft">{leftOut}</p>}
      {(hasPython || knowsWifi) && (
        <div className="mt-4 grid gap-2">
          {hasPython && (
            <Checkbox
              label="Run Python, too"
              hint="It’s larger than everything else together."
              checked={choices.hasPython}
              onChange={({ target }) => onChange({ hasPython: target.checked })}
            />
          )}
          {knowsWifi && (
            <Checkbox
              label="Download on Wi-Fi only"
              checked={choices.isWifiOnly}
              onChange={({ target }) => onChange({ isWifiOnly: target.checked })}
            />
          )}
        </div>
      )}
    </>
  )
}
