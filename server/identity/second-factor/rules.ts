import { createHmac, randomInt } from 'node:crypto'
import { generateSecret, generateURI, verifySync } from 'otplib'
import type { EncryptionKeys } from '#server/kit/security/encryption-keys.ts'
import { encrypt, decrypt } from '#server/kit/security/encryption.ts'

/** 160 bits, as RFC 4226 asks for, in the letters that authenticator apps take. */
export const newSecret = () => generateSecret({ length: 20 })

/** What the QR code says: the app then shows the school's name and the account's. */
export const otpauthUrl = (secret: string, school: string, email: string) =>
  generateURI({ issuer: school, label: email, secret })

const stepSeconds = 30

/**
 * Which time step a code belongs to, or null when it is of none near now. One step to either side is forgiven: a
 * phone's clock may be off, and typing takes a while.
 */
export function stepOfCode(secret: string, code: string, now: Date): number | null {
  const epoch = Math.floor(now.getTime() / 1000)
  const result = verifySync({ secret, token: code, epoch, period: stepSeconds, epochTolerance: stepSeconds })
  return result.valid && 'timeStep' in result ? result.timeStep : null
}

const place = (personId: number) => `second factor of person ${personId}`

export const encryptSecret = ({ secondFactor }: EncryptionKeys, personId: number, secret: string) =>
  encrypt(secondFactor, place(personId), secret)

/** Null when the school's own secret was changed without care: then only an admin can help. */
export const decryptSecret = ({ secondFactor }: EncryptionKeys, personId: number, sealed: string) =>
  decrypt(secondFactor, place(personId), sealed)

const howManyCodes = 10
const codeLength = 10
// 32 letters: without 0 and o, 1 and l, which look alike on paper.
const letters = 'abcdefghijkmnpqrstuvwxyz23456789'

/** Ten codes of 50 bits each. */
export const newRecoveryCodes = (): string[] => Array.from({ length: howManyCodes }, newRecoveryCode)

const newRecoveryCode = () => Array.from({ length: codeLength }, () => letters[randomInt(letters.length)]).join('')

/** As it is shown: two groups are easier to copy from paper. */
export const inGroups = (code: string) => `${code.slice(0, 5)}-${code.slice(5)}`

export const isRecoveryCode = (code: string) => code.length === codeLength

/**
 * What is stored of a recovery code. 50 bits could be searched through by who took the table along; keyed with a
 * key of the school there is nothing to search with.
 */
export const hashRecoveryCode = ({ recoveryCodes }: EncryptionKeys, personId: number, code: string) =>
  createHmac('sha256', recoveryCodes)
    .update(`${place(personId)} ${code}`)
    .digest()
