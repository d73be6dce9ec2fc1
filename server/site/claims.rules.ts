import { type ClaimFigures, type ClaimKey, claimKeys, type Claims, type ShownClaims } from '#contract/site/claims.ts'

const confirmed = (claims: Claims): ClaimKey[] => claimKeys.filter((key) => claims[key].isConfirmed)

export const shownClaims = (claims: Claims): ShownClaims =>
  Object.fromEntries(confirmed(claims).map((key) => [key, claims[key].text]))

/** Each confirmed claim with what is counted. */
export const countedClaims = (claims: Claims, figures: ClaimFigures) =>
  confirmed(claims).map((key) => ({ claim: claims[key].text, counted: figures[key] }))
