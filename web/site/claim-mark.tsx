import type { Site } from '#contract/site/settings.ts'

/** On a claim of the demo academy, whose figures are samples. */
export const ClaimMark = ({ site }: { site: Site }) =>
  site.hasSampleClaims ? (
    <a
      href="/figures"
      aria-label="Where our figures come from"
      title="Where our figures come from"
      className="relative ml-0.5 font-normal no-underline after:absolute after:-inset-3 hover:underline"
    >
      *
    </a>
  ) : null
