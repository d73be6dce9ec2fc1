import { useState } from 'react'
import { Download } from '#web/kit/icons.tsx'
import { Button } from '#web/kit/layout/button.tsx'
import { lazyPart } from '#web/kit/lazy-component.ts'
import { canKeep, useKeeping } from './keeping.ts'
import { KeptState } from './kept-state.tsx'

const KeepDialog = lazyPart(() => import('./keep-dialog.tsx'), 'KeepDialog')

/** On the page of a course: offers to keep it, or tells how far it is. */
export function KeepOffline({ courseId }: { courseId: number }) {
  const { courses, progress, waits } = useKeeping()
  const [isChoosing, setIsChoosing] = useState(false)
  if (!canKeep || courses === null) return null
  const kept = courses.find((one) => one.courseId === courseId)
  if (kept) return <KeptState kept={kept} progress={progress[courseId]} wait={waits[courseId]} />
  return (
    <>
      <Button variant="quiet" size="small" className="-ml-3" onClick={() => setIsChoosing(true)}>
        <Download aria-hidden="true" className="size-4" />
        Keep offline
      </Button>
      {isChoosing && <KeepDialog courseId={courseId} onClose={() => setIsChoosing(false)} />}
    </>
  )
}
