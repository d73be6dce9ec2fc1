import { createHmac, randomInt } from 'node:crypto'
import { generateSecret, generateURI, verifySync } from 'otplib'
import type { EncryptionKeys } from '#server/kit/security/encryption-keys.ts'
import { encrypt, decrypt } from '#server/kit/security/encryption.ts'

/** 160 bits, as RFC 4226 recommends. */
export const newSecret = () => generateSecret({ length: 20 })

/** The content of the QR code. */
export const otpauthUrl = (secret: string, school: string, email: string) =>
  generateURI({ issuer: school, label: email, secret })

const stepSeconds = 30

/**
 * Returns the time step of a code, or null if the code is wrong. Accepts one step to either side, because phone clocks
 * drift and typing takes time.
 */
export function stepOfCode(secret: string, code: string, now: Date): number | null {
  const epoch = Math.floor(now.getTime() / 1000)
  const result = verifySync({ secret, token: code, epoch, period: stepSeconds, epochTolerance: stepSeconds })
  return result.valid && 'timeStep' in result ? result.timeStep : null
}

const context = (personId: number) => `second factor of person ${personId}`

export const encryptSecret = ({ secondFactor }: EncryptionKeys, personId: number, secret: string) =>
  encrypt(secondFactor, context(personId), secret)

/** Returns null if APP_SECRET was changed without APP_SECRET_PREVIOUS. */
export const decryptSecret = ({ secondFactor }: EncryptionKeys, personId: number, encrypted: string) =>
  decrypt(secondFactor, context(personId), encrypted)

const codeCount = 10
const codeLength = 10
// 32 characters, without 0 and o, 1 and l, which look alike on paper.
const letters = 'abcdefghijkmnpqrstuvwxyz23456789'

/** Ten codes of 50 bits each. */
export const newRecoveryCodes = (): string[] => Array.from({ length: codeCount }, newRecoveryCode)

const newRecoveryCode = () => Array.from({ length: codeLength }, () => letters[randomInt(letters.length)]).join('')

/** Two groups are easier to copy from paper. */
export const formatRecoveryCode = (code: string) => `${code.slice(0, 5)}-${code.slice(5)}`

export const isRecoveryCode = (code: string) => code.length === codeLength

/** A plain hash of 50 bits could be brute-forced from a leaked table, so it is keyed. */
export const hashRecoveryCode = ({ recoveryCodes }: EncryptionKeys, personId: number, code: string) =>
  createHmac('sha256', recoveryCodes)
    .update(`${context(personId)} ${code}`)
    .digest()
