import { z } from './zod.ts'

/** What staff may see or act in, in the order of the form. */
export const areas = [
  'people',
  'courses',
  'reviews',
  'sessions',
  'support',
  'boards',
  'messages',
  'payments',
  'refunds',
  'payee',
  'jobs',
  'site',
  'team',
  'audit',
] as const

export type Area = (typeof areas)[number]

/** Each level includes the ones before it. */
export const levels = ['none', 'see', 'act'] as const
export const Level = z.enum(levels)
export type Level = z.infer<typeof Level>

export const roles = ['learner', 'company', 'support', 'accountant', 'author', 'mentor', 'manager', 'admin'] as const
export const Role = z.enum(roles)
export type Role = z.infer<typeof Role>

/** The roles of people who don't belong to the school's team. */
export const outsideRoles = ['learner', 'company'] as const satisfies Role[]
export type StaffRole = Exclude<Role, (typeof outsideRoles)[number]>
export const isStaffRole = (role: Role): role is StaffRole => !(outsideRoles as readonly Role[]).includes(role)

/** The roles that staff give; an account of a company is made with its company. */
export const givenRoles = roles.filter((role) => role !== 'company')
export const GivenRole = z.enum(givenRoles)

/** The roles whose permissions can be adjusted for a person: admins have all, people outside the team none. */
export type AdjustableRole = Exclude<StaffRole, 'admin'>

type Permissions = Partial<Record<Area, Level>>

const defaults: Record<AdjustableRole, Permissions> = {
  support: { people: 'act', support: 'act', boards: 'act', messages: 'see', payments: 'see' },
  accountant: { payments: 'see', payee: 'see' },
  author: { courses: 'act', boards: 'act' },
  mentor: { reviews: 'act', sessions: 'act', support: 'act', boards: 'act' },
  manager: {
    people: 'act',
    courses: 'act',
    reviews: 'act',
    sessions: 'act',
    support: 'act',
    boards: 'act',
    messages: 'act',
    payments: 'act',
    refunds: 'act',
    payee: 'see',
    jobs: 'act',
    site: 'act',
    team: 'act',
    audit: 'see',
  },
}

/** What a person may do besides what their role says, or less than it; null for most. */
export const Adjustments = z.strictObject(
  // An object, because every form would load what a record needs.
  Object.fromEntries(areas.map((area) => [area, Level.optional()])) as Record<Area, z.ZodOptional<typeof Level>>,
)
export type Adjustments = z.infer<typeof Adjustments>
export type Standing = { role: Role; adjustments: Adjustments | null }

export const isAdjustable = (role: Role): role is AdjustableRole => isStaffRole(role) && role !== 'admin'

export function levelIn({ role, adjustments }: Standing, area: Area): Level {
  if (!isAdjustable(role)) return role === 'admin' ? 'act' : 'none'
  return adjustments?.[area] ?? defaults[role][area] ?? 'none'
}

export type Permission = `${Area}:${Exclude<Level, 'none'>}`
/**
 * Who may use a call or a page: everybody, everybody with an account, learners and the team (who see what learners see),
 * companies, the whole team, or those with a permission.
 */
export type Access = 'public' | 'account' | 'learner' | 'company' | 'staff' | Permission

/** Whether only the team may use it. */
export const isForStaff = (access: Access): boolean => !['public', 'account', 'learner', 'company'].includes(access)

/** Where a person's own area begins. */
export const homeOf = (role: Role): string =>
  role === 'learner' ? '/dashboard' : role === 'company' ? '/company' : '/admin'

const isAtLeast = (level: Level, wanted: Level) => levels.indexOf(level) >= levels.indexOf(wanted)

/** Whether this person (null: not signed in) has this access. */
export function mayUse(person: Standing | null, access: Access): boolean {
  if (access === 'public') return true
  if (person === null) return false
  if (access === 'account') return true
  if (access === 'learner') return person.role !== 'company'
  if (access === 'company') return person.role === 'company'
  if (access === 'staff') return isStaffRole(person.role)
  const [area, level] = access.split(':') as [Area, Level]
  return isAtLeast(levelIn(person, area), level)
}

/** Any of these is about the school's money. */
export const moneyPermissions: Permission[] = ['payments:see', 'refunds:see', 'payee:see']

export const handlesMoney = (person: Standing): boolean =>
  moneyPermissions.some((permission) => mayUse(person, permission))

/** The roles that have this permission unless it was adjusted. */
export const rolesWith = (permission: Permission): Role[] =>
  roles.filter((role) => mayUse({ role, adjustments: null }, permission))

/** The levels that give this permission. */
export const levelsWith = (permission: Permission): Level[] => {
  const [, wanted] = permission.split(':') as [Area, Level]
  return levels.filter((level) => isAtLeast(level, wanted))
}

/** The areas of which somebody sees anything. */
export const areasOf = (person: Standing): Area[] => areas.filter((area) => levelIn(person, area) !== 'none')

/** Whether this person has everything that another has: only then they may give it, take it away or act on them. */
export const covers = (one: Standing, other: Standing): boolean =>
  one.role === 'admin' ||
  (other.role !== 'admin' && areas.every((area) => isAtLeast(levelIn(one, area), levelIn(other, area))))
