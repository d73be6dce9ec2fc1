import type { ReactNode } from 'react'
import type { BriefDetails } from '#contract/projects/briefs.ts'
import { ExternalLink } from '#web/kit/icons.tsx'
import { RichText } from '#web/kit/markdown/rich-text.tsx'
import { Chips } from '../chips.tsx'
import { BriefFacts } from './brief-facts.tsx'

export type ShownBrief = Pick<BriefDetails, 'level' | 'duration' | 'techStack' | 'description' | 'steps' | 'resources'>

/** The project as learners see it, with `children` under the steps. */
export function BriefBody({ brief: found, children }: { brief: ShownBrief; children?: ReactNode }) {
  return (
    // On a phone there is one column: facts, description with steps, resources, submission.
    <div className="grid grid-cols-1 gap-6 lg:grid-cols-[minmax(0,1fr)_18rem] lg:items-start xl:gap-8">
      <div className="min-w-0 max-lg:contents lg:grid lg:gap-6">
        <section aria-labelledby="brief-about" className="surface order-2 p-5 sm:p-7">
          <h2 id="brief-about" className="type-h3">
            What you build
          </h2>
          <RichText text={found.description} className="mt-3 max-w-prose" />
          <h2 className="type-h3 mt-8">Step by step</h2>
          <Steps steps={found.steps} />
        </section>
        {children && <div className="order-4 min-w-0">{children}</div>}
      </div>
      <aside aria-label="About this project" className="min-w-0 max-lg:contents lg:sticky lg:top-20 lg:grid lg:gap-6">
        <div className="surface order-1 grid gap-4 p-5">
          <BriefFacts brief={found} />
          <Chips names={found.techStack} label="Tech stack" />
        </div>
        {found.resources.length > 0 && <Resources resources={found.resources} />}
      </aside>
    </div>
  )
}

function Steps({ steps }: { steps: string[] }) {
  return (
    <ol className="mt-4">
      {steps.map((step, index) => (
        // Two steps can have the same text, and the list does not change here.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={index} className="relative flex gap-4 pb-6 last:pb-0">
          {index < steps.length - 1 && (
            <span aria-hidden="true" className="absolute top-8 bottom-0 left-[0.9375rem] w-0.5 bg-line" />
          )}
          <span
            aria-hidden="true"
            className={
              index === steps.length - 1
                ? 'grid size-8 shrink-0 place-items-center rounded-full bg-marigold font-semibold text-on-marigold'
                : 'grid size-8 shrink-0 place-items-center rounded-full bg-indigo-tint font-semibold text-indigo'
            }
          >
            {index + 1}
          </span>
          <p className="min-w-0 max-w-prose pt-0.5 wrap-anywhere">{step}</p>
        </li>
      ))}
    </ol>
  )
}

function Resources({ resources }: Pick<BriefDetails, 'resources'>) {
  return (
    <section aria-labelledby="brief-resources" className="surface order-3 p-5">
      <h2 id="brief-resources" className="type-h3">
        Resources
      </h2>
      <ul className="mt-2 grid">
        {resources.map(({ label, url }) => (
          <li key={`${label} ${url}`}>
            <a
              href={url}
              target="_blank"
              rel="noopener noreferrer"
              className="link flex min-h-11 items-center gap-2 py-1 wrap-anywhere"
            >
              <ExternalLink aria-hidden="true" className="size-4 shrink-0" />
              <span className="min-w-0">
                {label}
                <span className="sr-only"> (opens in a new tab)</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
