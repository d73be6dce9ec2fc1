import { joinDatabaseServer } from '#server/kit/db/connect.ts'
import { readEnv } from '#server/kit/env.ts'
import { migrate } from '#server/kit/db/migrate.ts'
import { runCommand } from './run.ts'

// Brings the database up to date without starting the academy.
await runCommand(async (say) => {
  const records = await joinDatabaseServer(readEnv())
  const applied = await migrate(records.connection)
  say(applied.length > 0 ? `Applied: ${applied.join(', ')}` : 'The database is up to date.')
  await records.stop()
})
