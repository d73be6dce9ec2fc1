import type { PersonalData } from '#server/identity/index.ts'
import { collectSessions, eraseSessions, sessionColumns } from './sessions/personal-data.store.ts'

export const mentoringData: PersonalData = {
  name: 'mentoring',
  about: 'your seats and attendance in weekend sessions',
  collect: async (db, personId) => ({ sessions: await collectSessions(db, personId) }),
  erase: async (db, personId) => {
    await eraseSessions(db, personId)
    return []
  },
  removes: ['your seats and attendance in weekend sessions'],
  retains: [],
  columns: { ...sessionColumns },
}
