// Plays an email provider. Each email becomes a file in a folder; nothing leaves your computer.
// Like a good provider, it takes a key: the same key twice is delivered once.
// An address that begins with "busy" fails twice and then works; one that begins with "nobody" always fails.
import { appendFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const tries = new Map()

export async function deliver(folder, { key, to, subject, text }) {
  mkdirSync(folder, { recursive: true })
  await new Promise((resolve) => setTimeout(resolve, 5)) // the network
  tries.set(key, (tries.get(key) ?? 0) + 1)
  if (to.startsWith('nobody')) throw new Error(`no such mailbox: ${to}`)
  if (to.startsWith('busy') && tries.get(key) <= 2) throw new Error('try again later')
  const file = join(folder, `${key}.txt`)
  const isRepeated = existsSync(file)
  appendFileSync(join(folder, 'received.log'), `${isRepeated ? 'again' : 'new'} ${key} ${to}\n`)
  if (!isRepeated) writeFileSync(file, `To: ${to}\nSubject: ${subject}\n\n${text}\n`)
}
