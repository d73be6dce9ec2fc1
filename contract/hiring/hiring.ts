import { z } from '../kit/zod.ts'

/** What a learner chooses from: to which kinds of company they may be shown. */
export const companyKinds = ['product', 'services', 'startup', 'agency', 'other'] as const
export const CompanyKind = z.enum(companyKinds)
export type CompanyKind = z.infer<typeof CompanyKind>

export const companyStates = ['applied', 'confirmed', 'approved', 'declined', 'suspended'] as const
export const CompanyState = z.enum(companyStates)
export type CompanyState = z.infer<typeof CompanyState>

export const openingStates = ['submitted', 'open', 'returned', 'closed'] as const
export const OpeningState = z.enum(openingStates)
export type OpeningState = z.infer<typeof OpeningState>

/** When a learner could begin, from the soonest. */
export const availabilities = ['now', 'two weeks', 'month', 'three months'] as const
export const Availability = z.enum(availabilities)
export type Availability = z.infer<typeof Availability>

/** In the order in which an introduction goes. */
export const courseOfIntroduction = ['suggested', 'requested', 'introduced', 'interview', 'offer', 'joined'] as const
export const endedStates = ['declined', 'expired', 'withdrawn', 'closed'] as const
export type EndedState = (typeof endedStates)[number]
export const introductionStates = [...courseOfIntroduction, ...endedStates] as const
export const IntroductionState = z.enum(introductionStates)
export type IntroductionState = z.infer<typeof IntroductionState>

/** Who must do the next step; both can, or nobody must. */
export const NextSide = z.enum(['learner', 'company', 'both'])
export type NextSide = z.infer<typeof NextSide>

export const reportReasons = ['asked for money', 'false opening', 'passed data on', 'behaviour', 'other'] as const
export const ReportReason = z.enum(reportReasons)
export type ReportReason = z.infer<typeof ReportReason>

/** How long a learner has to answer a request. */
export const answerDays = 7

/** After so many days without a step of either side, staff look at an introduction. */
export const silentDays = 14

/** Rupees a year. Pay is only ever said as a band. */
export const payBands = [
  'under 3 lakh',
  '3 to 5 lakh',
  '5 to 8 lakh',
  '8 to 12 lakh',
  '12 to 20 lakh',
  'over 20 lakh',
] as const
export type PayBand = (typeof payBands)[number]
