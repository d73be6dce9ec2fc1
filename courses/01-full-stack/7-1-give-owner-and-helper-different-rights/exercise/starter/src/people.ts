import type { Role } from './access.ts'

export type Account = { id: string; email: string; name: string; role: Role; password: string }

/** Only hashes. Their cost is low, so that tests are quick; a product takes the cost of the lesson. */
export const people: readonly Account[] = [
  {
    id: 'p1',
    email: 'owner@example.com',
    name: 'Ramesh Sharma',
    role: 'owner',
    password: 'scrypt$1024$c2FmZnJvbg$ojNwwMgk4T_slNueLa1jmSzAcQDLmRbBmKCjFsLnwqU',
  },
  {
    id: 'p2',
    email: 'helper@example.com',
    name: 'Golu',
    role: 'helper',
    password: 'scrypt$1024$dHVybWVyaWM$s1C9hxSVCoyowij4p-5D8LKKy67i05JwZhpuhY0hzbM',
  },
]

/** For an email that nobody has: checking a password against it takes as long as for the others. */
export const nobody = 'scrypt$1024$bm9ib2R5$3ScZXdgoj3jA-y8qqDOXMkB8YHr7lhy1_i6n1mJFKQk'
