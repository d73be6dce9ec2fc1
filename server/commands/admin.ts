import { Email, line } from '#contract/kit/fields.ts'
import { audit, insertPerson, newResetLink, personByEmail } from '#server/identity/index.ts'
import { joinDatabaseServer, migrateServer } from '#server/kit/db/connect.ts'
import { openDatabase } from '#server/kit/db/db.ts'
import { readEnv } from '#server/kit/env.ts'
import { startupError } from '#server/kit/startup-error.ts'
import { createReferralCode } from '#server/wallet/index.ts'
import { runCommand } from './run.ts'

const linkMinutes = 24 * 60

/**
 * Creates an admin account, such as the first one, and prints a link for choosing a password.
 * Usage: npm run admin -- lakshmi@example.in "Lakshmi Narayanan"
 */
await runCommand(async (print) => {
  const [email, name] = [Email.safeParse(process.argv[2]), line('the name', 200).safeParse(process.argv[3])]
  if (!email.success || !name.success) {
    throw startupError('Enter an email address and a name: npm run admin -- lakshmi@example.in "Lakshmi Narayanan"')
  }
  const [firstName = '', ...rest] = name.data.split(/\s+/)
  const env = readEnv()
  const databaseServer = await joinDatabaseServer(env)
  const { connection, stop } = databaseServer
  await migrateServer(databaseServer)
  const database = openDatabase(connection, () => {})
  const link = await database.db.transaction(async (db) => {
    const known = await personByEmail(db, email.data)
    if (known) throw startupError(`${email.data} already has an account (${known.role}).`)
    const person = await insertPerson(db, {
      email: email.data,
      username: email.data.split('@')[0]!,
      firstName,
      lastName: rest.join(' '),
      role: 'admin',
    })
    await createReferralCode(db, person!.id)
    await audit(db, { actorId: null, action: 'admin created by command', subject: `person ${person!.id}` })
    return newResetLink(db, env.publicUrl, person!.id, linkMinutes)
  })
  await database.close()
  await stop()
  print(`${email.data} is now an admin. Choose a password within 24 hours:\n${link}`)
})
