import { createHmac, timingSafeEqual } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { deriveKey } from '#server/kit/security/encryption.ts'
import { startupError } from '#server/kit/startup-error.ts'
import { checksumOf, checksumsName } from './manifest.ts'

/** Proves that somebody with APP_SECRET made the backup: anybody could write checksums that match. */
export const signatureName = 'SIGNATURE'

/** Of the checksums, which cover everything else. */
export async function signatureOf(folder: string, secret: string): Promise<string> {
  const checksum = await checksumOf(join(folder, checksumsName))
  return createHmac('sha256', deriveKey(secret, 'backup')).update(checksum).digest('hex')
}

/** What a restore accepts: one of these secrets has signed the backup, or the operator says that none need have. */
export type Trust = { secrets: string[]; acceptsUnsigned: boolean }

export async function assertSigned(folder: string, { secrets, acceptsUnsigned }: Trust): Promise<void> {
  if (acceptsUnsigned) return
  const signature = await readFile(join(folder, signatureName), 'utf8').catch(() => null)
  if (signature === null) throw startupError(`The backup in ${folder} is not signed. ${orUnsigned}`)
  if (secrets.length === 0) {
    throw startupError(`APP_SECRET is not set, so the signature of the backup can't be checked. ${orUnsigned}`)
  }
  for (const secret of secrets) if (isSame(signature.trim(), await signatureOf(folder, secret))) return
  throw startupError(
    `The backup in ${folder} was changed, or signed with another APP_SECRET. Nothing was restored. Set the APP_SECRET of that time.`,
  )
}

const orUnsigned =
  'If you know that nobody could change it, restore it with --unsigned. Whatever it contains becomes your data.'

const isSame = (one: string, other: string) =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other))
