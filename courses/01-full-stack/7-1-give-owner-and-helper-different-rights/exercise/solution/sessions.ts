import { createHash, randomBytes } from 'node:crypto'
import { createSessions as create, type Person as Known } from './access.ts'

export type { Role } from './access.ts'
export type Person = Known & { email: string; passwordHash: string }

/** Sessions in memory, with random tokens and SHA-256 as their digest. */
export const createSessions = ({ now }: { now: () => number }) =>
  create(new Map(), {
    now,
    newToken: () => randomBytes(32).toString('base64url'),
    digest: (token) => createHash('sha256').update(token).digest('hex'),
  })
