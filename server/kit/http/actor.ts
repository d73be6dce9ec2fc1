import type { Role } from '#contract/kit/endpoint.ts'

/** The signed-in person. Ids in a payload never say who is calling. */
export type Actor = {
  id: number
  role: Role
  sessionId: number
  /** Staff without the second factor that the settings require: they only have a learner's access. */
  lacksSecondFactor: boolean
  /** Whether they ever had access: a verified payment, or days that staff gave. */
  isMember: boolean
}
