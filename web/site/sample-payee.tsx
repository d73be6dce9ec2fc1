import { TriangleAlert } from 'lucide-react'
import type { Site } from '#contract/site/settings.ts'
import { ButtonLink } from '#web/kit/layout/button.tsx'
import { Card } from '#web/kit/layout/card.tsx'
import { classes } from '#web/kit/layout/classes.ts'

/** A warning that nobody should overlook. */
export const loud =
  'flex items-start gap-3 rounded-control border-2 border-vermilion bg-vermilion-tint px-4 py-3 text-vermilion'

/** Stands above payment details that are nobody's. */
export function SamplePayeeMark({ className }: { className?: string }) {
  return (
    <div role="note" className={classes(loud, className)}>
      <TriangleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
      <p>
        <strong className="block">These are sample payment details. Do not pay.</strong>
        The account belongs to nobody here, and the money would be lost.
      </p>
    </div>
  )
}

type NotPayableProps = { school: Pick<Site, 'name' | 'supportPhone' | 'supportEmail'>; className?: string }

/** In place of payment details, where they are still the sample's and this is no demo. */
export function NotPayable({ school, className }: NotPayableProps) {
  return (
    <Card as="section" aria-labelledby="not-payable" className={className ?? ''}>
      <h2 id="not-payable" className="type-h2">
        Payments open soon
      </h2>
      <p className="mt-3 max-w-prose">
        {school.name} has not entered its payment details yet, so there is nothing to pay today. Please do not pay
        anyone who asks you to in our name.
      </p>
      <p className="mt-3 max-w-prose text-soft">
        Ask us at{' '}
        <a href={`mailto:${school.supportEmail}`} className="link wrap-anywhere">
          {school.supportEmail}
        </a>{' '}
        or{' '}
        <a href={`tel:${school.supportPhone.replace(/[^+\d]/g, '')}`} className="link whitespace-nowrap">
          {school.supportPhone}
        </a>
        .
      </p>
      <ButtonLink href="/5day-demo" className="mt-5">
        Book the free demo
      </ButtonLink>
    </Card>
  )
}
