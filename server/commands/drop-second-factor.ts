import { Email } from '#contract/kit/fields.ts'
import { openAcademy } from '#server/academy.ts'
import { dropFactorByCommand } from '#server/identity/index.ts'
import { joinDatabaseServer } from '#server/kit/db/connect.ts'
import { readEnv } from '#server/kit/env.ts'
import { createLog } from '#server/kit/log.ts'
import { migrate } from '#server/kit/db/migrate.ts'
import { startupError } from '#server/kit/startup-error.ts'
import { sendEmail } from '#server/notifications/index.ts'
import { runCommand } from './run.ts'

/**
 * Switches somebody's second factor off: for the last admin who lost theirs, or for all when APP_SECRET was changed.
 * Usage: npm run drop-second-factor -- lakshmi@example.in
 */
await runCommand(async (say) => {
  const email = Email.safeParse(process.argv[2])
  if (!email.success) throw startupError('Give an email address: npm run drop-second-factor -- lakshmi@example.in')
  const env = readEnv()
  const records = await joinDatabaseServer(env)
  await migrate(records.connection)
  const { deps, close } = await openAcademy(env, records.connection, createLog(env))
  await dropFactorByCommand(deps.db, (db, letter) => sendEmail(deps.jobs, db, letter), email.data)
  await close()
  await records.stop()
  say(`The second factor of ${email.data} is off, and their devices are signed out.`)
})
