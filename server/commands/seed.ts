import { openAcademy } from '#server/academy.ts'
import { joinDatabaseServer, migrateServer } from '#server/kit/db/connect.ts'
import { readEnv } from '#server/kit/env.ts'
import { createLog } from '#server/kit/log.ts'
import { seedCoursesAlone, seedDemo } from '#server/seed/demo.ts'
import { runCommand } from './run.ts'

/**
 * Adds the demo data to a database that does not have it yet. In production, which rejects demo accounts, it adds only
 * the ten courses with their tasks to an empty catalogue, as a starting point for staff, and the beginners' path to an
 * academy without one.
 */
await runCommand(async (print) => {
  const env = readEnv()
  const databaseServer = await joinDatabaseServer(env)
  const { connection, stop } = databaseServer
  await migrateServer(databaseServer)
  const { deps, close } = await openAcademy(env, connection, createLog(env))
  if (env.isProduction) {
    const { hasCourses, hasStart } = await seedCoursesAlone(deps)
    print(hasCourses ? 'Added the ten courses.' : 'There are courses already.')
    print(hasStart ? 'Added the beginners’ path at /start.' : 'There is a beginners’ path already.')
  } else {
    await seedDemo(deps)
    print('Added the demo data.')
  }
  await close()
  await stop()
})
