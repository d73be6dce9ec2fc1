import type { TestActor } from '../test-app.ts'
import type { Caller, Mark } from './callers.ts'
import type { World } from './world.ts'

/** `done`, or a success that changes nothing, or an error with this HTTP status. */
export type Outcome = 'done' | 'idle' | 400 | 401 | 403 | 404 | 409
type SignedIn = Exclude<Caller, 'stranger'>

export type Given = {
  params?: Record<string, unknown>
  query?: Record<string, unknown>
  body?: unknown
}
/** Creates what the call acts on, once per caller, and returns the input. */
export type Give = (world: World, actor: TestActor | null) => Promise<Given> | Given

export type Row = {
  /**
   * `shared`: without an owner, or open to everyone with the call's access. `own`: identified by the caller's token, so
   * that nobody else's data is read or changed. `owned`: belongs to the owner, with explicit outcomes.
   */
  kind: 'shared' | 'own' | 'owned'
  /** Distinguishes several rows of one call. */
  about: string
  give: Give
  /** Outcomes that differ from the call's access. */
  outcomes: Partial<Record<Caller, Outcome>>
  /** Uses a new person for each caller, because the call changes the account or ends the session. */
  byNewcomers: boolean
  /** What others may see of the owner by design. */
  tells: readonly Mark[]
  /** Never in a response to anyone but the owner. */
  hides: string | null
  /** The owner and others get equal responses, though each about themselves. */
  isAlike: boolean
}

export type Rows = Record<string, Row | Row[]>

type Options = Partial<Pick<Row, 'about' | 'outcomes' | 'byNewcomers' | 'tells' | 'hides' | 'isAlike'>>

const row = (kind: Row['kind'], give: Give, options: Options): Row => ({
  kind,
  give,
  about: '',
  outcomes: {},
  byNewcomers: false,
  tells: [],
  hides: null,
  isAlike: false,
  ...options,
})

const nothing = () => ({})

/** Open to everyone with the call's access. */
export const shared = (give: Give = nothing, options: Options = {}): Row => row('shared', give, options)

/** The caller's own data, identified by their token. */
export const own = (give: Give = nothing, options: Options = {}): Row => row('own', give, options)

/** The owner's data, with the outcome for each signed-in caller; a company has no access to most calls. */
export const owned = (
  outcomes: Record<Exclude<SignedIn, 'company'>, Outcome> & { company?: Outcome },
  give: Give,
  options: Options = {},
): Row => row('owned', give, { ...options, outcomes })

/** Not found for everyone but the owner. */
export const onlyOwners = { owner: 'done', other: 404, mentor: 404, admin: 404 } as const
/** The owner and staff. */
export const ownersAndStaff = { owner: 'done', other: 404, mentor: 'done', admin: 'done' } as const
/** For a `userId` in the input that is not the caller's own. */
export const naming = { owner: 'done', other: 403, mentor: 403, admin: 403 } as const
/** Only the mentor it belongs to; learners have no access to the call. */
export const onlyThisMentor = { owner: 403, other: 403, mentor: 'done', admin: 404 } as const
