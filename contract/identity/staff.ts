import { z } from '../kit/zod.ts'
import { Done, endpoint, Role } from '../kit/endpoint.ts'
import { Email, Id, Instant, line, optionalLine, text } from '../kit/fields.ts'

const params = z.strictObject({ userId: Id })

export const changeRole = endpoint({
  method: 'PUT',
  path: '/v1/users/:userId/role',
  summary: "Change somebody's role; nobody changes their own, and one admin always remains",
  access: 'admin',
  params,
  body: z.strictObject({ role: Role }),
  reply: Done,
})

export const blockPerson = endpoint({
  method: 'POST',
  path: '/v1/users/:userId/block',
  summary: 'Keep somebody out: every device is signed out at once, and signing in is refused',
  access: 'admin',
  params,
  body: z.strictObject({ reason: line('a reason', 300) }),
  reply: Done,
})

export const unblockPerson = endpoint({
  method: 'POST',
  path: '/v1/users/:userId/unblock',
  summary: 'Let somebody in again',
  access: 'admin',
  params,
  reply: Done,
})

export const endSessionsOf = endpoint({
  method: 'POST',
  path: '/v1/users/:userId/end-sessions',
  summary: 'Sign somebody out on every device',
  access: 'admin',
  params,
  reply: z.object({ ended: z.number() }),
})

export const sendResetTo = endpoint({
  method: 'POST',
  path: '/v1/users/:userId/reset',
  summary: 'Email somebody a link to choose a new password',
  access: 'admin',
  limit: { times: 30, seconds: 600 },
  params,
  reply: Done,
})

/** What staff wrote down about somebody, for staff alone. */
export const PersonNote = z.object({ noteId: z.number(), author: z.string(), body: z.string(), createdAt: Instant })
export type PersonNote = z.infer<typeof PersonNote>

export const noteOnPerson = endpoint({
  method: 'POST',
  path: '/v1/users/:userId/notes',
  summary: 'Write a note about somebody, for staff alone',
  access: 'admin',
  idempotent: true,
  params,
  body: z.strictObject({ body: text('Write a comment first', 2000) }),
  reply: PersonNote,
})

export const Invitation = z.strictObject({
  email: Email,
  firstName: line('a first name', 100),
  lastName: optionalLine(100),
  role: Role,
})
export type Invitation = z.infer<typeof Invitation>

export const invitePerson = endpoint({
  method: 'POST',
  path: '/v1/users/invite',
  summary: 'Open an account for somebody and email them a link, good for a week, to choose their password',
  access: 'admin',
  limit: { times: 60, seconds: 3600 },
  idempotent: true,
  body: Invitation,
  reply: z.object({ userId: z.number() }),
})

/** What would become, or became, of one line of the file. */
export const ImportedLine = z.object({
  line: z.number(),
  email: z.string(),
  name: z.string(),
  outcome: z.enum(['new', 'exists', 'wrong']),
  problem: z.string().nullable(),
})
export type ImportedLine = z.infer<typeof ImportedLine>

export const importPeople = endpoint({
  method: 'POST',
  path: '/v1/users/import',
  summary: 'Read a CSV (name, email, phone, days): tried first, then done; each new person is mailed a link',
  access: 'admin',
  limit: { times: 30, seconds: 3600 },
  upload: { field: 'file', maxFiles: 1, maxBytes: 5 * 1024 * 1024, kinds: ['text/plain'] },
  // Thousands of lines, each a person or a complaint.
  timeoutSeconds: 60,
  /** Without `confirm` nothing is stored: the answer tells what would happen. */
  body: z.strictObject({ confirm: z.stringbool().default(false) }),
  reply: z.object({
    new: z.number(),
    exists: z.number(),
    wrong: z.number(),
    isDone: z.boolean(),
    /** The first 200 lines, the wrong ones before the others. */
    lines: z.array(ImportedLine),
  }),
})

export const StaffMember = z.object({ userId: z.number(), name: z.string(), role: Role })
export type StaffMember = z.infer<typeof StaffMember>

export const listStaff = endpoint({
  method: 'GET',
  path: '/v1/staff',
  summary: 'Mentors and admins, to give work to',
  access: 'mentor',
  reply: z.array(StaffMember),
})

export const manyPeople = z.array(Id).min(1, 'Choose at least one').max(100, 'At most 100 at once')

export const blockPeople = endpoint({
  method: 'POST',
  path: '/v1/users/block',
  summary: 'Block or unblock many at once; oneself and the last admin are left out and named',
  access: 'admin',
  body: z.strictObject({ userIds: manyPeople, isBlocked: z.boolean(), reason: optionalLine(300).default('') }),
  reply: z.object({
    changed: z.array(z.number()),
    leftOut: z.array(z.object({ userId: z.number(), why: z.string() })),
  }),
})
