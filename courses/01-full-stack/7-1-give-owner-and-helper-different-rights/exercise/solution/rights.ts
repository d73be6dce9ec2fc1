import type { Role } from './sessions.ts'

/** Who may do what. Everything that isn't listed is forbidden. */
const allowed: Record<Role, readonly string[]> = {
  owner: ['entries:read', 'entries:add', 'entries:settle'],
  helper: ['entries:read', 'entries:add'],
}

export type Action = 'entries:read' | 'entries:add' | 'entries:settle'

export const may = (role: Role, action: Action): boolean => allowed[role].includes(action)
