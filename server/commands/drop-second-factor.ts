import { Email } from '#contract/kit/fields.ts'
import { openAcademy } from '#server/academy.ts'
import { dropFactorByCommand } from '#server/identity/index.ts'
import { joinDatabaseServer, migrateServer } from '#server/kit/db/connect.ts'
import { readEnv } from '#server/kit/env.ts'
import { createLog } from '#server/kit/log.ts'
import { startupError } from '#server/kit/startup-error.ts'
import { runCommand } from './run.ts'

/**
 * Turns off a person's second factor: for the last admin who lost theirs, or when APP_SECRET was lost.
 * Usage: npm run drop-second-factor -- lakshmi@example.in
 */
await runCommand(async (print) => {
  const email = Email.safeParse(process.argv[2])
  if (!email.success) throw startupError('Enter an email address: npm run drop-second-factor -- lakshmi@example.in')
  const env = readEnv()
  const databaseServer = await joinDatabaseServer(env)
  const { connection, stop } = databaseServer
  await migrateServer(databaseServer)
  const { deps, close } = await openAcademy(env, connection, createLog(env))
  await dropFactorByCommand(deps.db, deps, email.data)
  await close()
  await stop()
  print(`Two-step verification is off for ${email.data}. They are logged out on all devices.`)
})
