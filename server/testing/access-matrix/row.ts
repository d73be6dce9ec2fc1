import type { TestActor } from '../test-app.ts'
import type { Caller, Mark } from './callers.ts'
import type { World } from './world.ts'

/** It is done; or it is answered as done and changes nothing; or refused with this HTTP status. */
export type Outcome = 'done' | 'idle' | 400 | 401 | 403 | 404 | 409
type SignedIn = Exclude<Caller, 'stranger'>

export type Given = {
  params?: Record<string, unknown>
  query?: Record<string, unknown>
  body?: unknown
}
/** Makes what is acted on, anew for each caller, and answers what to send. */
export type Give = (world: World, actor: TestActor | null) => Promise<Given> | Given

export type Row = {
  /**
   * `shared`: it has no owner, or is there for everybody of the call's access. `own`: it is the caller's by their token
   * alone, and the owner's things are neither read nor changed by anybody else. `owned`: it is the owner's, and the
   * outcomes are written out.
   */
  kind: 'shared' | 'own' | 'owned'
  /** What this row is about, where a call has more than one. */
  about: string
  give: Give
  /** Where the outcome is not what the call's access says. */
  outcomes: Partial<Record<Caller, Outcome>>
  /** Each caller is somebody new: the call changes who they are, or ends their session. */
  byNewcomers: boolean
  /** What others are told of the owner by design. */
  tells: readonly Mark[]
  /** Never in what is answered to who does not own it. */
  hides: string | null
  /** Answers the owner and another alike, though each is told of their own. */
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

/** Open to everyone whom the call's access lets in. */
export const shared = (give: Give = nothing, options: Options = {}): Row => row('shared', give, options)

/** The caller's own, found by their token. */
export const own = (give: Give = nothing, options: Options = {}): Row => row('own', give, options)

/** The owner's: what each of the signed-in four gets is said. */
export const owned = (outcomes: Record<SignedIn, Outcome>, give: Give, options: Options = {}): Row =>
  row('owned', give, { ...options, outcomes })

/** Nobody but the owner: to everybody else it is not there. */
export const onlyOwners = { owner: 'done', other: 404, mentor: 404, admin: 404 } as const
/** The owner and staff. */
export const ownersAndStaff = { owner: 'done', other: 404, mentor: 'done', admin: 'done' } as const
/** What a `userId` in the payload gets that is not the caller's own. */
export const naming = { owner: 'done', other: 403, mentor: 403, admin: 403 } as const
/** The mentor whose it is; learners are below the call's access. */
export const onlyThisMentor = { owner: 403, other: 403, mentor: 'done', admin: 404 } as const
