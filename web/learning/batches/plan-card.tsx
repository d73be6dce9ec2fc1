import { type CoursePlan, moveMyPlan } from '#contract/learning/study/due-dates.ts'
import { useEndpointMutation } from '#web/kit/api/query.ts'
import { plural } from '#web/kit/format.ts'
import { Button } from '#web/kit/layout/button.tsx'
import { toast } from '#web/kit/overlays/toast.ts'
import { dueDay } from './due-day.ts'

type PlanCardProps = { courseId: number; plan: CoursePlan; canMove: boolean }

/** The learner's batch: what is due next and, after a missed date, an offer without a reproach. */
export function PlanCard({ courseId, plan, canMove }: PlanCardProps) {
  const { batchName, mentor, next, shift } = plan
  return (
    <section aria-labelledby="batch" className="surface mb-6 grid gap-2 px-5 py-4 sm:px-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="batch" className="type-h3">
          Your week plan
        </h2>
        <p className="type-small text-soft wrap-anywhere">
          {batchName}
          {mentor && `, with ${mentor}`}
        </p>
      </div>
      {next === null && <p>You’ve submitted everything in the plan. Well done!</p>}
      {next && !next.isMissed && (
        <p className="wrap-anywhere">
          <strong>Due {dueDay(next.dueOn)}:</strong> {next.taskTitle}
        </p>
      )}
      {next?.isMissed && <Missed courseId={courseId} plan={plan} canMove={canMove} />}
      {shift && (
        <p className="type-small text-soft wrap-anywhere">
          The plan moved by {plural(Math.abs(shift.days), 'day')}: {shift.reason}
        </p>
      )}
    </section>
  )
}

function Missed({ courseId, plan: { next, movableWeeks }, canMove }: PlanCardProps) {
  const move = useEndpointMutation(['learning'], moveMyPlan)
  const onMove = async () => {
    const { weeks } = await move.mutateAsync({ params: { courseId } })
    toast(`Your plan moved by ${plural(weeks, 'week')}.`)
  }
  return (
    <>
      <p className="wrap-anywhere">
        “{next!.taskTitle}” was planned for {dueDay(next!.dueOn)}. That happens, and nothing is lost.
        {movableWeeks === null && ' Carry on at your own pace; your mentor is glad to help.'}
      </p>
      {canMove && movableWeeks !== null && (
        <div>
          <Button busy={move.isPending} busyLabel="Moving…" onClick={() => void onMove().catch(() => {})}>
            Move my plan by {movableWeeks === 1 ? 'a week' : plural(movableWeeks, 'week')}
          </Button>
        </div>
      )}
    </>
  )
}
