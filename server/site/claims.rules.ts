import { type ClaimFigures, claimKeys, type Claims, type ShownClaims } from '#contract/site/claims.ts'

/** The confirmed claims, in the demo academy with the counted figure. */
export function shownClaims(claims: Claims, figures: ClaimFigures | null): ShownClaims {
  const confirmed = claimKeys.filter((key) => claims[key].isConfirmed)
  return Object.fromEntries(
    confirmed.map((key) => [key, { text: claims[key].text, counted: figures && describe(figures[key]) }]),
  )
}

const describe = (figure: string | null) => (figure === null ? 'sample, not measured' : `counted: ${figure}`)
