import type { ShownClaim } from '#contract/site/claims.ts'

/** What the database says about a claim, beside it; only the demo academy sends it. */
export const CountedFigure = ({ claim: { counted } }: { claim: ShownClaim }) =>
  counted === null ? null : <span className="type-small font-normal text-soft"> ({counted})</span>
