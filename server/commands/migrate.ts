import { joinDatabaseServer } from '#server/kit/db/connect.ts'
import { readEnv } from '#server/kit/env.ts'
import { migrate } from '#server/kit/db/migrate.ts'
import { runCommand } from './run.ts'

// Migrates the database without starting the academy.
await runCommand(async (print) => {
  const { connection, stop } = await joinDatabaseServer(readEnv())
  const applied = await migrate(connection)
  print(applied.length > 0 ? `Applied: ${applied.join(', ')}` : 'The database is up to date.')
  await stop()
})
