import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { GatewayProblem } from '#contract/membership/gateway.ts'
import { dayAndTime, rupees } from '#web/kit/format.ts'
import { PersonLink, useMay } from '#web/identity/index.ts'
import { Button } from '#web/kit/layout/button.tsx'
import { gatewayProblems } from './problems.api.ts'
import { ResolveDialog } from './resolve-dialog.tsx'

/** Online payments that no pending payment stands for; nothing is shown without any. */
export function GatewayProblems() {
  const may = useMay()
  const { data: problems = [] } = useQuery(gatewayProblems)
  const [resolving, setResolving] = useState<GatewayProblem | null>(null)
  if (problems.length === 0) return null
  return (
    <section aria-labelledby="gateway-problems" className="surface mb-6 p-5">
      <h2 id="gateway-problems" className="type-h3">
        Online payments to check ({problems.length})
      </h2>
      <ul className="mt-2 divide-y divide-line">
        {problems.map((problem) => (
          <li key={problem.gatewayPaymentId} className="flex flex-wrap items-start justify-between gap-3 py-3">
            <div className="min-w-0 flex-1 basis-72">
              <p>
                <span className="font-semibold tabular-nums">{rupees(problem.receivedRupees)}</span> from{' '}
                <PersonLink userId={problem.payer.userId} name={problem.payer.name} className="wrap-anywhere" /> on{' '}
                {dayAndTime(problem.receivedAt)}
              </p>
              <p className="mt-0.5 text-vermilion">{problem.problem}</p>
              <p className="type-small mt-0.5 text-soft">
                <code className="wrap-anywhere">{problem.gatewayPaymentId}</code>
              </p>
            </div>
            {problem.isResolvable && may('payments:act') && (
              <Button size="small" onClick={() => setResolving(problem)}>
                Resolve<span className="sr-only"> {problem.payer.name}’s payment</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
      {resolving && <ResolveDialog problem={resolving} onClose={() => setResolving(null)} />}
    </section>
  )
}
