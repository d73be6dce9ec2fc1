import { useQuery } from '@tanstack/react-query'
import { ExternalLink } from 'lucide-react'
import { Link, Navigate, useParams } from 'react-router'
import type { BriefDetails } from '#contract/projects/briefs.ts'
import { PageHeader } from '#web/kit/page-header.tsx'
import { QueryView } from '#web/kit/query-view.tsx'
import { Skeleton, SkeletonText } from '#web/kit/skeleton.tsx'
import { brief } from './briefs.api.ts'
import { Chips } from './chips.tsx'
import { HandingIn } from './handing-in.tsx'
import { BriefFacts } from './our-ideas.page.tsx'

export function BriefPage() {
  const briefId = Number(useParams()['briefId'])
  const shown = useQuery({ ...brief(briefId), enabled: Number.isSafeInteger(briefId) })
  if (!Number.isSafeInteger(briefId)) return <Navigate to="/dashboard/projects/our-ideas" replace />
  return (
    <>
      <PageHeader
        title={shown.data?.title ?? 'Project'}
        intro={shown.data?.summary}
        back={
          <Link to="/dashboard/projects/our-ideas" className="link">
            Our ideas
          </Link>
        }
      />
      <QueryView query={shown} skeleton={<BriefShape />}>
        {(found) => <WholeBrief key={found.briefId} brief={found} />}
      </QueryView>
    </>
  )
}

function WholeBrief({ brief: found }: { brief: BriefDetails }) {
  return (
    // On a phone the two columns are one: what it asks for, the steps, what helps, and then the handing in.
    <div className="grid grid-cols-1 gap-6 lg:grid-cols-[minmax(0,1fr)_18rem] lg:items-start xl:gap-8">
      <div className="min-w-0 max-lg:contents lg:grid lg:gap-6">
        <section aria-labelledby="brief-about" className="surface order-2 p-5 sm:p-7">
          <h2 id="brief-about" className="type-h3">
            What you build
          </h2>
          <p className="mt-3 max-w-prose wrap-anywhere whitespace-pre-line">{found.description}</p>
          <h2 className="type-h3 mt-8">Step by step</h2>
          <Steps steps={found.steps} />
        </section>
        <div className="order-4 min-w-0">
          <HandingIn brief={found} />
        </div>
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

/** A span from the first step to the last: the line arrives at a marigold plank. */
function Steps({ steps }: { steps: string[] }) {
  return (
    <ol className="mt-4">
      {steps.map((step, at) => (
        <li key={step} className="relative flex gap-4 pb-6 last:pb-0">
          {at < steps.length - 1 && (
            <span aria-hidden="true" className="absolute top-8 bottom-0 left-[0.9375rem] w-0.5 bg-line" />
          )}
          <span
            aria-hidden="true"
            className={
              at === steps.length - 1
                ? 'grid size-8 shrink-0 place-items-center rounded-full bg-marigold font-semibold text-on-marigold'
                : 'grid size-8 shrink-0 place-items-center rounded-full bg-indigo-tint font-semibold text-indigo'
            }
          >
            {at + 1}
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
        What helps
      </h2>
      <ul className="mt-2 grid">
        {resources.map(({ label, url }) => (
          <li key={url}>
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

const BriefShape = () => (
  <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_18rem]">
    <div className="surface p-7">
      <Skeleton className="mb-5 h-5 w-1/3" />
      <SkeletonText lines={8} />
    </div>
    <div className="surface h-40 p-5 max-lg:order-first">
      <SkeletonText lines={3} />
    </div>
  </div>
)
