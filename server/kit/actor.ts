import type { Limit, Role } from '#contract/kit/endpoint.ts'

/** The signed-in person. Ids in a payload never say who is calling. */
export type Actor = {
  id: number
  role: Role
  sessionId: number
  /** Staff without the second factor that the settings require: they only have a learner's access. */
  lacksSecondFactor: boolean
  /** Whether they ever had access: a verified payment, or days that staff gave. */
  isMember: boolean
  /** When their access ends or ended; null if they never had any. */
  accessEnds: Date | null
}

/** Counts the request for the person it comes from. */
export type PersonLimit = {
  /** What is limited: each person has their own count. */
  name: string
  limit: Limit
}

export type FoundActor = Actor & {
  /** How many seconds to wait, because the limit is exceeded; 0 if it isn't, or if none was given. */
  wait: number
}
