import type { Site } from '#contract/site/settings.ts'
import { TriangleAlert } from '#web/kit/icons.tsx'
import { ButtonLink } from '#web/kit/layout/button.tsx'
import { Card } from '#web/kit/layout/card.tsx'
import { classes } from '#web/kit/layout/classes.ts'

/** The style of a warning that must not be missed. */
export const loud =
  'flex items-start gap-3 rounded-control border-2 border-vermilion bg-vermilion-tint px-4 py-3 text-vermilion'

/** Shown above sample payment details. */
export function SamplePayeeMark({ className }: { className?: string }) {
  return (
    <div role="note" className={classes(loud, className)}>
      <TriangleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
      <p>
        <strong className="block">These are sample payment details. Don’t pay.</strong>
        This account isn’t ours, and your money would be lost.
      </p>
    </div>
  )
}

type NotPayableProps = { school: Pick<Site, 'name' | 'supportPhone' | 'supportEmail'>; className?: string }

/** Replaces the payment details outside the demo academy while they are still the sample's. */
export function NotPayable({ school, className }: NotPayableProps) {
  return (
    <Card as="section" aria-labelledby="not-payable" className={className ?? ''}>
      <h2 id="not-payable" className="type-h2">
        Payments open soon
      </h2>
      <p className="mt-3 max-w-prose">
        We haven’t entered our payment details yet, so you can’t pay today. Please don’t pay anyone who asks for money
        in our name.
      </p>
      <p className="mt-3 max-w-prose text-soft">
        Questions? Write to{' '}
        <a href={`mailto:${school.supportEmail}`} className="link wrap-anywhere">
          {school.supportEmail}
        </a>{' '}
        or call{' '}
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
