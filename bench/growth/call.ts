import type { Sample } from './crowd.ts'

type Path = string | ((sample: Sample) => string)
export type Call = {
  name: string
  path: Path
  token: (sample: Sample) => string
  /** Examines up to 1,000 payments for each kind of problem, which a small school doesn't have. */
  isReport?: true
}

export const learner = ({ learnerToken }: Sample) => learnerToken
export const mentor = ({ mentorToken }: Sample) => mentorToken
export const admin = ({ adminToken }: Sample) => adminToken
export const company = ({ companyToken }: Sample) => companyToken

/** A word that most rows contain, one that a single row contains, and one that none contains. */
export const searches = (name: string, path: string, token: Call['token'], common: string, rare: string): Call[] =>
  Object.entries({ common, rare, absent: 'zebra' }).map(([kind, words]) => ({
    name: `${name}, ${kind} word`,
    path: `${path}${path.includes('?') ? '&' : '?'}search=${encodeURIComponent(words)}`,
    token,
  }))

export const lists = (token: Call['token'], paths: Record<string, Path>): Call[] =>
  Object.entries(paths).map(([name, path]) => ({ name, path, token }))

export const pathOf = ({ path }: Call, sample: Sample): string => (typeof path === 'string' ? path : path(sample))
