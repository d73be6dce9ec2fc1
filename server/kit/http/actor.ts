import type { Role } from '#contract/kit/endpoint.ts'

/** Who calls. The server trusts nothing else: no id in a payload says who someone is. */
export type Actor = {
  id: number
  role: Role
  sessionId: number
  /** Staff whom the settings ask for a second factor, and who have none: until then they may do what a learner may. */
  lacksSecondFactor: boolean
}
