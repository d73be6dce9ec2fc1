import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Exercise } from '#contract/learning/practice.ts'
import { ChevronRight } from '#web/kit/icons.tsx'
import { QueryView } from '#web/kit/states/query-view.tsx'
import { SkeletonText } from '#web/kit/states/skeleton.tsx'
import { attemptsOf } from './solutions.api.ts'
import { AttemptView } from './attempt-view.tsx'

type AttemptsProps = {
  taskStepId: number
  count: number
  isOpenAtFirst: boolean
  canReply: boolean
  exercise: Exercise | null
}

export function Attempts({ taskStepId, count, isOpenAtFirst, canReply, exercise }: AttemptsProps) {
  const [isOpen, setIsOpen] = useState(isOpenAtFirst)
  const attempts = useQuery({ ...attemptsOf(taskStepId), enabled: isOpen })
  return (
    <details
      open={isOpen}
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
      // A named group, because the task around it is a group too.
      className="group/attempts mt-4"
    >
      <summary className="type-label inline-flex items-center gap-1.5 rounded-small py-1 pr-2 hover:text-indigo pointer-coarse:min-h-11">
        <ChevronRight
          aria-hidden="true"
          className="size-4.5 text-soft transition-transform group-open/attempts:rotate-90"
        />
        Attempts ({count})
      </summary>
      <div className="mt-2">
        <QueryView query={attempts} skeleton={<SkeletonText />}>
          {(list) => (
            <ol aria-label="Attempts" className="grid grid-cols-1 gap-5">
              {list.map((attempt, index) => (
                <AttemptView
                  key={attempt.solutionId}
                  attempt={attempt}
                  before={list[index + 1] ?? null}
                  isNewest={index === 0}
                  taskStepId={taskStepId}
                  canReply={canReply}
                  exercise={exercise}
                />
              ))}
            </ol>
          )}
        </QueryView>
      </div>
    </details>
  )
}
