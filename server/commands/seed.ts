import { joinRecords } from '#server/kit/connect.ts'
import { openDatabase } from '#server/kit/db.ts'
import { readEnv } from '#server/kit/env.ts'
import { migrate } from '#server/kit/migrate.ts'
import { seedCoursesAlone, seedDemo } from '#server/seed/demo.ts'
import { runCommand } from './run.ts'

/**
 * Adds the demo academy to a database that does not have it yet. In production, which refuses the demo, it adds the
 * ten courses alone to an empty catalogue, for staff to make their own.
 */
await runCommand(async (say) => {
  const env = readEnv()
  const records = await joinRecords(env)
  await migrate(records.connection)
  const database = openDatabase(records.connection, () => {})
  if (env.isProduction) {
    const isDone = await seedCoursesAlone(database)
    say(isDone ? 'The ten courses are there.' : 'There are courses already: nothing was changed.')
  } else {
    await seedDemo(database)
    say('The demo academy is there.')
  }
  await database.close()
  await records.stop()
})
