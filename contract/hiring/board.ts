import { endpoint } from '../kit/endpoint.ts'
import { Id, Instant, optionalLine } from '../kit/fields.ts'
import { PageQuery, pageOf } from '../kit/paging.ts'
import { z } from '../kit/zod.ts'
import { IntroductionState, NextSide } from './hiring.ts'

export const BoardIntroduction = z.object({
  introductionId: z.number(),
  state: IntroductionState,
  openingId: z.number(),
  openingTitle: z.string(),
  companyName: z.string(),
  isSample: z.boolean(),
  userId: z.number(),
  learnerName: z.string(),
  next: NextSide.nullable(),
  /** An agreed interview to come. */
  interviewAt: Instant.nullable(),
  /** The last step of either side. */
  movedAt: Instant,
  /** It runs, and nobody has done anything for 14 days. */
  isSilent: z.boolean(),
  /** Why it ended, if somebody said so. */
  reason: z.string(),
})
export type BoardIntroduction = z.infer<typeof BoardIntroduction>

/** How many of a row are shown, those that moved last. */
export const maxInRow = 60

export const boardGroups = ['opening', 'learner'] as const
export const boardFilters = ['running', 'silent', 'all'] as const

/** One opening, or one learner. */
export const BoardRow = z.object({
  id: z.number(),
  /** Whether a learner can be suggested for it. */
  isOpen: z.boolean(),
  /** Of those that match, also beyond the ones listed. */
  count: z.number(),
  introductions: z.array(BoardIntroduction),
})
export type BoardRow = z.infer<typeof BoardRow>

export const listBoard = endpoint('GET /v1/hiring/board', {
  summary: 'The introductions by opening or by learner, newest opening or learner first, and how many are silent',
  access: 'jobs:see',
  query: PageQuery.extend({
    by: z.enum(boardGroups).default('opening'),
    only: z.enum(boardFilters).default('running'),
    /** Each word must be in the opening’s title, the company’s or the learner’s name. */
    search: optionalLine(100).optional(),
  }),
  reply: pageOf(BoardRow).extend({ silent: z.number() }),
})

export const SuggestableLearner = z.object({
  userId: z.number(),
  name: z.string(),
  code: z.string(),
  city: z.string(),
  /** How many pieces of work they show. */
  works: z.number(),
})
export type SuggestableLearner = z.infer<typeof SuggestableLearner>

/** Somebody is found by their name. */
export const maxSuggestable = 20

export const listSuggestable = endpoint('GET /v1/hiring/openings/:openingId/learners', {
  summary: 'Learners whom this company may see and who aren’t in an introduction for the opening; at most 20',
  access: 'jobs:act',
  params: z.strictObject({ openingId: Id }),
  query: z.strictObject({ search: optionalLine(100).optional() }),
  reply: z.array(SuggestableLearner),
})

export const suggestLearner = endpoint('POST /v1/hiring/suggestions', {
  summary: 'Suggest a learner to a company, under their code: it may ask them, and they decide',
  access: 'jobs:act',
  body: z.strictObject({ openingId: Id, userId: Id }),
  reply: z.object({ introductionId: z.number() }),
})
