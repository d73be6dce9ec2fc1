import { useQuery } from '@tanstack/react-query'
import { PreviewPlace } from './preview.tsx'
import { attemptsOf } from './solutions.api.ts'
import { AttemptView } from './attempt-view.tsx'

/** What one handed in for a step stays readable when the course is closed; where there is nothing, nothing is shown. */
export function KeptAttempts({ taskStepId }: { taskStepId: number }) {
  const { data } = useQuery(attemptsOf(taskStepId))
  if (!data?.length) return null
  return (
    <PreviewPlace>
      <section aria-labelledby="kept" className="surface mt-6 p-5 sm:p-6">
        <h2 id="kept" className="type-h3 mb-4">
          What you handed in
        </h2>
        <ol aria-label="Attempts" className="grid grid-cols-1 gap-5">
          {data.map((attempt) => (
            <AttemptView key={attempt.solutionId} attempt={attempt} taskStepId={taskStepId} level={3} />
          ))}
        </ol>
      </section>
    </PreviewPlace>
  )
}
