import { type CertificateDetails, describeApprovals } from '#contract/learning/certificates.ts'
import { Check } from '#web/kit/icons.tsx'

/** The tasks as they were on the day of issue. */
export function CertificateWork({ certificate: { work, revokedAt } }: { certificate: CertificateDetails }) {
  return (
    <section aria-labelledby="work" className="mt-12">
      <h2 id="work" className="type-h2">
        {revokedAt ? 'What it was issued for' : 'Completed work'}
      </h2>
      <p className="mt-2 text-soft">{describeApprovals(work)}.</p>
      <ol className="mt-6 space-y-6">
        {work.map((task, index) => (
          // Two tasks may have the same title; their order never changes.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index} className="border-t border-line pt-5">
            <h3 className="type-h3 wrap-anywhere">{task.title}</h3>
            <ul className="mt-3 space-y-2">
              {task.steps.map((step, at) => (
                // oxlint-disable-next-line react/no-array-index-key
                <li key={at} className="flex items-start gap-2.5">
                  <Check aria-hidden="true" strokeWidth={2.5} className="mt-1 size-4.5 shrink-0 text-leaf" />
                  <span className="min-w-0 wrap-anywhere">
                    {step}
                    {task.byChecks?.includes(at) && (
                      <span className="type-small block text-soft">Approved by automatic checks</span>
                    )}
                  </span>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </section>
  )
}
