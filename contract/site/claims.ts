import { endpoint } from '../kit/endpoint.ts'
import { z } from '../kit/zod.ts'

/** What the public site may promise; each is shown only while an admin has confirmed it. */
export const claimKeys = [
  'students',
  'practical',
  'mentorSupport',
  'careerGrowth',
  'weekendSessions',
  'hiring',
] as const
export type ClaimKey = (typeof claimKeys)[number]

export const SiteClaim = z.object({
  text: z.string(),
  /** How we know it; for staff only. */
  source: z.string(),
  isConfirmed: z.boolean(),
})
export type SiteClaim = z.infer<typeof SiteClaim>

/** The texts of the spec, which nobody has confirmed. */
const unconfirmed = (text: string) => SiteClaim.default({ text, source: '', isConfirmed: false })

export const Claims = z.object({
  students: unconfirmed('5,000+ students'),
  practical: unconfirmed('100% Practical Learning'),
  mentorSupport: unconfirmed('24/7 Mentor Support'),
  careerGrowth: unconfirmed('5x Career Growth'),
  weekendSessions: unconfirmed('30-minute weekend sessions'),
  hiring: unconfirmed('Company hiring pipelines'),
})
export type Claims = z.infer<typeof Claims>

/** What the database says about each claim, in a few words; null where nothing can be counted. */
export const ClaimFigures = z.record(z.enum(claimKeys), z.string().nullable())
export type ClaimFigures = z.infer<typeof ClaimFigures>

/** The confirmed claims as visitors see them. */
export const ShownClaims = z.partialRecord(z.enum(claimKeys), z.string())
export type ShownClaims = z.infer<typeof ShownClaims>

export const getClaimFigures = endpoint('GET /v1/site/figures', {
  summary: 'What the database of a demo academy says about each of its claims',
  access: 'public',
  reply: z.array(z.object({ claim: z.string(), counted: z.string().nullable() })),
})
