import { useQuery } from '@tanstack/react-query'
import { PreviewProvider } from '../steps/preview.tsx'
import { attemptsOf } from './solutions.api.ts'
import { AttemptView } from './attempt-view.tsx'

/** What was submitted for a step stays readable when the course is closed. */
export function PastAttempts({ taskStepId }: { taskStepId: number }) {
  const { data } = useQuery(attemptsOf(taskStepId))
  if (!data?.length) return null
  return (
    <PreviewProvider>
      <section aria-labelledby="past" className="surface mt-6 p-5 sm:p-6">
        <h2 id="past" className="type-h3 mb-4">
          Your submissions
        </h2>
        <ol aria-label="Attempts" className="grid grid-cols-1 gap-5">
          {data.map((attempt, index) => (
            <AttemptView
              key={attempt.solutionId}
              attempt={attempt}
              before={data[index + 1] ?? null}
              isNewest={index === 0}
              taskStepId={taskStepId}
              canReply={false}
              exercise={null}
            />
          ))}
        </ol>
      </section>
    </PreviewProvider>
  )
}
