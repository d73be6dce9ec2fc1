import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { notFromApi } from '#web/kit/api/query.ts'
import { isPersistent, usedSpace } from '#web/kit/device/kept-files.ts'
import { fileSize } from '#web/kit/format.ts'
import { Card } from '#web/kit/layout/card.tsx'
import { canKeep, useKeeping } from './keeping.ts'
import { KeptState } from './kept-state.tsx'

const space = {
  ...notFromApi,
  queryKey: ['learning', 'space'],
  queryFn: async () => ({ used: await usedSpace(), isSafe: await isPersistent() }),
}

/** In the settings: the courses that are kept on this device. */
export function KeptCoursesCard() {
  const { courses, progress, waits } = useKeeping()
  const { data } = useQuery({ ...space, queryKey: [...space.queryKey, courses?.length], enabled: canKeep })
  if (!canKeep || courses === null) return null
  return (
    <Card as="section" aria-labelledby="kept">
      <h2 id="kept" className="type-h3">
        On this device
      </h2>
      {courses.length === 0 ? (
        <p className="mt-1 text-soft">
          No courses yet. Open one of{' '}
          <Link to="/dashboard/my-courses" className="link">
            your courses
          </Link>{' '}
          and choose “Keep offline” to learn without a connection.
        </p>
      ) : (
        <>
          <p className="mt-1 mb-3 max-w-prose text-soft">
            Courses you can open without a connection.
            {data && ` The academy uses ${fileSize(data.used)} here.`}
            {data && !data.isSafe && ' If the device runs out of space, your browser may remove them. We’ll tell you.'}
          </p>
          <ul className="divide-y divide-line">
            {courses.map((kept) => (
              <li key={kept.courseId} className="py-3">
                <KeptState
                  kept={kept}
                  progress={progress[kept.courseId]}
                  wait={waits[kept.courseId]}
                  heading={
                    <Link to={`/dashboard/tasks/${kept.courseId}`} className="link mb-1 block font-medium">
                      {kept.title}
                    </Link>
                  }
                />
              </li>
            ))}
          </ul>
        </>
      )}
    </Card>
  )
}
