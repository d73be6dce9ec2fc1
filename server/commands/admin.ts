import { Email, line } from '#contract/kit/fields.ts'
import { audit, insertPerson, newResetLink, personByEmail } from '#server/identity/index.ts'
import { joinDatabaseServer } from '#server/kit/db/connect.ts'
import { openDatabase } from '#server/kit/db/db.ts'
import { readEnv } from '#server/kit/env.ts'
import { migrate } from '#server/kit/db/migrate.ts'
import { startupError } from '#server/kit/startup-error.ts'
import { giveReferralCode } from '#server/wallet/index.ts'
import { runCommand } from './run.ts'

const day = 24 * 60

/**
 * Makes an admin, such as the first one, and prints a link for choosing a password.
 * Usage: npm run admin -- lakshmi@example.in "Lakshmi Narayanan"
 */
await runCommand(async (say) => {
  const [email, name] = [Email.safeParse(process.argv[2]), line('The name', 200).safeParse(process.argv[3])]
  if (!email.success || !name.success) {
    throw startupError('Give an email address and a name: npm run admin -- lakshmi@example.in "Lakshmi Narayanan"')
  }
  const [firstName = '', ...rest] = name.data.split(/\s+/)
  const env = readEnv()
  const records = await joinDatabaseServer(env)
  await migrate(records.connection)
  const database = openDatabase(records.connection, () => {})
  const link = await database.db.transaction(async (db) => {
    const known = await personByEmail(db, email.data)
    if (known) throw startupError(`${email.data} already has an account (${known.role}).`)
    const username = email.data.split('@')[0]!
    const person = await insertPerson(db, {
      email: email.data,
      username,
      firstName,
      lastName: rest.join(' '),
      role: 'admin',
    })
    await giveReferralCode(db, person!.id)
    await audit(db, { actorId: null, action: 'admin made by command', subject: `person ${person!.id}` })
    return newResetLink(db, env.publicUrl, person!.id, day)
  })
  await database.close()
  await records.stop()
  say(`${email.data} is an admin now. Choose the password here within a day:\n${link}`)
})
