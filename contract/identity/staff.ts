import { z } from '../kit/zod.ts'
import { Adjustments, GivenRole, isAdjustable, Role } from '../kit/access.ts'
import { Done, endpoint } from '../kit/endpoint.ts'
import { Email, Id, Instant, line, optionalLine, optionalPersonName, personName, text } from '../kit/fields.ts'
import { LeftOut, SelectedPeople } from './selection.ts'

const params = z.strictObject({ userId: Id })

/** Without adjustments, the person may do what the role says. */
export const RoleChange = z
  .strictObject({ role: GivenRole, adjustments: Adjustments.nullable().default(null) })
  .refine(({ role, adjustments }) => adjustments === null || isAdjustable(role), {
    path: ['adjustments'],
    message: 'Permissions of learners and admins can’t be adjusted',
  })

export type RoleChange = z.input<typeof RoleChange>

export const changeRole = endpoint('PUT /v1/users/:userId/role', {
  summary:
    'Change a person’s role and permissions; not your own, not those of the last admin, and nothing that you don’t have',
  access: 'team:act',
  params,
  body: RoleChange,
  reply: Done,
})

export const blockPerson = endpoint('POST /v1/users/:userId/block', {
  summary: 'Block a person: log out all devices and refuse logins',
  access: 'people:act',
  params,
  body: z.strictObject({ reason: line('a reason', 300) }),
  reply: Done,
})

export const unblockPerson = endpoint('POST /v1/users/:userId/unblock', {
  summary: 'Unblock a person',
  access: 'people:act',
  params,
  reply: Done,
})

export const endSessionsOf = endpoint('POST /v1/users/:userId/end-sessions', {
  summary: 'Log out a person on all devices',
  access: 'people:act',
  params,
  reply: z.object({ ended: z.number() }),
})

export const sendResetTo = endpoint('POST /v1/users/:userId/reset', {
  summary: 'Email a person a link to choose a new password',
  access: 'people:act',
  limit: { times: 30, seconds: 600 },
  params,
  reply: Done,
})

/** Visible to staff only. */
export const PersonNote = z.object({ noteId: z.number(), author: z.string(), body: z.string(), createdAt: Instant })
export type PersonNote = z.infer<typeof PersonNote>

export const noteOnPerson = endpoint('POST /v1/users/:userId/notes', {
  summary: 'Add a note about a person, for staff only',
  access: 'people:act',
  idempotent: true,
  params,
  body: z.strictObject({ body: text('Write a note first', 2000) }),
  reply: PersonNote,
})

export const Invitation = z.strictObject({
  email: Email,
  firstName: personName('a first name', 100),
  lastName: optionalPersonName(100),
  role: GivenRole,
})
export type Invitation = z.infer<typeof Invitation>

export const invitePerson = endpoint('POST /v1/users/invite', {
  summary: 'Create an account and email a link to choose the password; the link works for a week',
  access: 'people:act',
  limit: { times: 60, seconds: 3600 },
  idempotent: true,
  body: Invitation,
  reply: z.object({ userId: z.number() }),
})

/** The result for one line of the file. */
export const ImportedLine = z.object({
  line: z.number(),
  email: z.string(),
  name: z.string(),
  outcome: z.enum(['new', 'exists', 'wrong']),
  problem: z.string().nullable(),
})
export type ImportedLine = z.infer<typeof ImportedLine>

export const importPeople = endpoint('POST /v1/users/import', {
  summary: 'Check or import a CSV file (name, email, phone, days); new people are emailed a link',
  access: 'people:act',
  limit: { times: 30, seconds: 3600 },
  upload: { field: 'file', maxFiles: 1, maxBytes: 5 * 1024 * 1024, kinds: ['text/plain'] },
  // Thousands of lines.
  timeoutSeconds: 60,
  /** Without `confirm`, nothing is saved: the response says what would happen. */
  body: z.strictObject({ confirm: z.stringbool().default(false) }),
  reply: z.object({
    new: z.number(),
    exists: z.number(),
    wrong: z.number(),
    isDone: z.boolean(),
    /** Up to 200 lines, problems first. */
    lines: z.array(ImportedLine),
  }),
})

export const StaffMember = z.object({
  userId: z.number(),
  name: z.string(),
  role: Role,
  adjustments: Adjustments.nullable(),
})
export type StaffMember = z.infer<typeof StaffMember>

export const listStaff = endpoint('GET /v1/staff', {
  summary: 'List the team',
  access: 'staff',
  reply: z.array(StaffMember),
})

export const blockPeople = endpoint('POST /v1/users/block', {
  summary: 'Block or unblock several people; you and the last admin are left out and listed',
  access: 'people:act',
  timeoutSeconds: 60,
  body: z.strictObject({ userIds: SelectedPeople, isBlocked: z.boolean(), reason: optionalLine(300).default('') }),
  reply: z.object({
    changed: z.array(z.number()),
    leftOut: z.array(LeftOut),
  }),
})
