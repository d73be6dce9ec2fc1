import type { CompanyIntroduction } from '#contract/hiring/introductions.ts'

/** How a company calls a candidate: by code until they accept, and after it ended. */
export const nameOf = ({ name, code }: Pick<CompanyIntroduction, 'name' | 'code'>): string =>
  name ?? `Candidate ${code}`
