import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Approach, SharedSolution } from '#contract/learning/attempts/sharing.ts'
import { CodeView } from '#web/kit/code/code-view.tsx'
import { plural } from '#web/kit/format.ts'
import { ChevronRight } from '#web/kit/icons.tsx'
import { lazyPart } from '#web/kit/lazy-component.ts'
import { Badge } from '#web/kit/layout/badge.tsx'
import { Button } from '#web/kit/layout/button.tsx'
import { QueryView } from '#web/kit/states/query-view.tsx'
import { SkeletonText } from '#web/kit/states/skeleton.tsx'
import { MarkedText } from '../practice/explanation/marked-text.tsx'
import { OwnSharing } from './own-sharing.tsx'
import { sharedSolutions, useHide } from './sharing.api.ts'

// For staff.
const HideDialog = lazyPart(() => import('./hide-dialog.tsx'), 'HideDialog')

/** How others solved the step, for those who finished it, and whether the learner shows their own solution. */
export function OtherSolutions({ stepId }: { stepId: number }) {
  const query = useQuery(sharedSolutions(stepId))
  return (
    <QueryView query={query} skeleton={<SkeletonText lines={4} />}>
      {({ approaches, own }) => (
        <div className="grid grid-cols-1 gap-6">
          {approaches.length === 0 ? (
            <p className="text-soft">
              {own && !own.isShared
                ? 'Nobody has shared a solution of this step yet. Yours could be the first.'
                : 'Nobody else has shared a solution of this step yet.'}
            </p>
          ) : (
            approaches.map((approach) => (
              <ApproachView key={approach.label} approach={approach} isStaff={own === null} />
            ))
          )}
          {own && <OwnSharing own={own} stepId={stepId} />}
        </div>
      )}
    </QueryView>
  )
}

const capital = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1)

function ApproachView({ approach: { label, solutions, count }, isStaff }: { approach: Approach; isStaff: boolean }) {
  return (
    <section aria-label={label.replaceAll('`', '')}>
      <h4 className="font-semibold">
        <MarkedText text={capital(label)} />
        {count > solutions.length && (
          <span className="type-small font-normal text-soft">
            {' '}
            {solutions.length} of {count}
          </span>
        )}
      </h4>
      <ul className="mt-2 grid grid-cols-1 gap-2">
        {solutions.map((solution, index) => (
          <Solution key={solution.solutionId} solution={solution} isOpen={index === 0} isStaff={isStaff} />
        ))}
      </ul>
    </section>
  )
}

type SolutionProps = { solution: SharedSolution; isOpen: boolean; isStaff: boolean }

function Solution({ solution: { author, lines, files, hiddenReason, solutionId }, isOpen, isStaff }: SolutionProps) {
  return (
    <li className="surface min-w-0 overflow-hidden">
      <details open={isOpen} className="group/solution">
        <summary className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2 outline-offset-[-2px] hover:bg-haze/60">
          <ChevronRight
            aria-hidden="true"
            className="size-4.5 shrink-0 text-soft transition-transform group-open/solution:rotate-90"
          />
          <span className="min-w-0 font-medium wrap-anywhere">{author ?? 'A learner'}</span>
          <span className="type-small text-soft">{plural(lines, 'line')}</span>
          {hiddenReason !== null && <Badge tone="bad">Hidden</Badge>}
        </summary>
        {files.map(({ path, text }) => (
          <div key={path} className="border-t border-line">
            {files.length > 1 && <p className="px-4 pt-2 font-mono text-[0.8125rem] text-soft">{path}</p>}
            <CodeView code={text} fileName={path} className="max-h-96 overflow-auto" />
          </div>
        ))}
        {isStaff && <StaffActions solutionId={solutionId} hiddenReason={hiddenReason} />}
      </details>
    </li>
  )
}

function StaffActions({ solutionId, hiddenReason }: Pick<SharedSolution, 'solutionId' | 'hiddenReason'>) {
  const [isHiding, setIsHiding] = useState(false)
  const hide = useHide()
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 border-t border-line px-4 py-2">
      {hiddenReason === null ? (
        <Button size="small" onClick={() => setIsHiding(true)}>
          Hide from learners
        </Button>
      ) : (
        <>
          <p className="type-small min-w-0 wrap-anywhere">Hidden: {hiddenReason}</p>
          <Button
            size="small"
            busy={hide.isPending}
            onClick={() => hide.mutate({ params: { solutionId }, body: { reason: '' } })}
          >
            Show again
          </Button>
        </>
      )}
      {isHiding && <HideDialog solutionId={solutionId} onClose={() => setIsHiding(false)} />}
    </div>
  )
}
