import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

const derive = promisify(argon2)
const costs = { memory: 19_456, passes: 2, parallelism: 1 }
const base64 = (bytes) => bytes.toString('base64').replaceAll('=', '')

const hashOf = (password, nonce, costs, tagLength = 32) =>
  derive('argon2id', { message: password.normalize('NFKC'), nonce, ...costs, tagLength })

/** The text that is stored for a password: algorithm, version, costs, salt and hash. */
export async function hashPassword(password) {
  const salt = randomBytes(16)
  const { memory, passes, parallelism } = costs
  const hash = await hashOf(password, salt, costs)
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(salt)}$${base64(hash)}`
}

const format = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([^$]+)\$([^$]+)$/

/** Whether a password belongs to a stored text. The costs are those of the stored text. */
export async function isPassword(password, stored) {
  const [, memory, passes, parallelism, salt, hash] = format.exec(stored)
  const wanted = Buffer.from(hash, 'base64')
  const costs = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) }
  return timingSafeEqual(await hashOf(password, Buffer.from(salt, 'base64'), costs, wanted.length), wanted)
}
