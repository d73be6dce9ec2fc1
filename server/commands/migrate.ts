import { joinDatabaseServer, migrateServer } from '#server/kit/db/connect.ts'
import { readEnv } from '#server/kit/env.ts'
import { runCommand } from './run.ts'

// Migrates the database without starting the academy.
await runCommand(async (print) => {
  const databaseServer = await joinDatabaseServer(readEnv())
  const applied = await migrateServer(databaseServer)
  print(applied.length > 0 ? `Applied: ${applied.join(', ')}` : 'The database is up to date.')
  await databaseServer.stop()
})
