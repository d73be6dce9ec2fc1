import type { ReactNode } from 'react'
import type { Deletion } from '#contract/identity/my-data.ts'
import { Callout } from '#web/kit/layout/callout.tsx'

/** What deleting an account means, in the words that its owner reads. */
export function Consequences({ removed, kept, lost, lostTitle }: Deletion & { lostTitle: string }) {
  return (
    <>
      {lost.length > 0 && (
        <Callout tone="waiting">
          {lostTitle}
          <ul className="mt-1 list-disc pl-5 font-normal">
            {lost.map((what) => (
              <li key={what}>{what}</li>
            ))}
          </ul>
        </Callout>
      )}
      <Part title="What we delete">
        {removed.map((what) => (
          <li key={what} className="first-letter:uppercase">
            {what}
          </li>
        ))}
      </Part>
      <Part title="What we keep, and why">
        {kept.map(({ what, why }) => (
          <li key={what}>
            <span className="block first-letter:uppercase">{what}</span>
            <span className="type-small block text-soft first-letter:uppercase">{why}</span>
          </li>
        ))}
      </Part>
    </>
  )
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <h3 className="mb-1 font-semibold">{title}</h3>
    <ul className="list-disc space-y-1.5 pl-5 marker:text-soft">{children}</ul>
  </section>
)
