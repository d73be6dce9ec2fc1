import { joinRecords } from '#server/kit/connect.ts'
import { openDatabase } from '#server/kit/db.ts'
import { readEnv } from '#server/kit/env.ts'
import { migrate } from '#server/kit/migrate.ts'
import { startProblem } from '#server/kit/start-problem.ts'
import { seedDemo } from '#server/seed/demo.ts'
import { runCommand } from './run.ts'

// Adds the demo academy to a database that does not have it yet.
await runCommand(async (say) => {
  const env = readEnv()
  if (env.isProduction) throw startProblem('Production refuses the demo academy.')
  const records = await joinRecords(env)
  await migrate(records.connection)
  const database = openDatabase(records.connection, () => {})
  await seedDemo(database)
  await database.close()
  await records.stop()
  say('The demo academy is there.')
})
