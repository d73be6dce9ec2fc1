import { openAcademy } from '#server/academy.ts'
import { joinDatabaseServer } from '#server/kit/db/connect.ts'
import { readEnv } from '#server/kit/env.ts'
import { createLog } from '#server/kit/log.ts'
import { migrate } from '#server/kit/db/migrate.ts'
import { seedCoursesAlone, seedDemo } from '#server/seed/demo.ts'
import { runCommand } from './run.ts'

/**
 * Adds the demo academy to a database that does not have it yet. In production, which refuses the demo, it adds the
 * ten courses alone, with their tasks, to an empty catalogue, for staff to make their own.
 */
await runCommand(async (say) => {
  const env = readEnv()
  const records = await joinDatabaseServer(env)
  await migrate(records.connection)
  const { deps, close } = await openAcademy(env, records.connection, createLog(env))
  if (env.isProduction) {
    const isDone = await seedCoursesAlone(deps)
    say(isDone ? 'The ten courses are there.' : 'There are courses already: nothing was changed.')
  } else {
    await seedDemo(deps)
    say('The demo academy is there.')
  }
  await close()
  await records.stop()
})
