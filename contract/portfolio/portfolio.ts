import { endpoint } from '../kit/endpoint.ts'
import { Instant, optionalLine, optionalText, personName, Version } from '../kit/fields.ts'
import { z } from '../kit/zod.ts'

/** What the school has checked. */
export const provenKinds = ['step', 'project', 'certificate', 'session'] as const

/** What the learner adds in their own words. */
export const declaredKinds = ['own-project', 'experience', 'link'] as const

const note = optionalText(800)

/** Points to work; what is shown of it is read when somebody looks. */
export const ProvenItem = z.strictObject({
  kind: z.enum(provenKinds),
  /** Of the attempt, the project's submission, the certificate or the session. */
  workId: z.int('Unknown work').positive('Unknown work').max(Number.MAX_SAFE_INTEGER, 'Unknown work'),
  /** "What I did". */
  note,
  showsWords: z.boolean(),
  /** The submitted text and code too. */
  showsWork: z.boolean(),
})

/** No field is required, because it is saved while the learner types. */
export const DeclaredItem = z.strictObject({
  kind: z.enum(declaredKinds),
  title: optionalLine(160),
  /** Free text, such as '2024 - 2026'. */
  period: optionalLine(40),
  link: optionalLine(300),
  note,
})

export const PortfolioItem = z.discriminatedUnion('kind', [ProvenItem, DeclaredItem])
export type PortfolioItem = z.infer<typeof PortfolioItem>
export type ProvenItem = z.infer<typeof ProvenItem>
export type DeclaredItem = z.infer<typeof DeclaredItem>

export const maxItems = 60

export const Portfolio = z.strictObject({
  /** How others see the learner called. */
  shownName: personName('the name to show', 60),
  headline: optionalLine(120),
  summary: optionalText(1500),
  items: z.array(PortfolioItem).max(maxItems, `At most ${maxItems}`),
})
export type Portfolio = z.infer<typeof Portfolio>

const Stored = z.object({
  portfolio: Portfolio,
  /** Incremented by each save; 0 before the first. */
  version: z.number().int().min(0),
  savedAt: Instant.nullable(),
})
export type StoredPortfolio = z.infer<typeof Stored>

export const getMyPortfolio = endpoint('GET /v1/user/portfolio', {
  summary: 'My portfolio; before the first save it has only my first name',
  access: 'learner',
  reply: Stored,
})

export const savePortfolio = endpoint('PUT /v1/user/portfolio', {
  summary: 'Save my portfolio; refused if a newer version was saved elsewhere',
  access: 'learner',
  body: z.strictObject({ portfolio: Portfolio, version: Version }),
  reply: z.object({ version: z.number(), savedAt: Instant }),
})
