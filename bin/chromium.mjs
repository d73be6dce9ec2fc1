import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { problem, root, say } from './problem.mjs'
import { runQuietly } from './processes.mjs'

const debians = '/usr/bin/chromium'

/** Where Chromium is; on Debian, root gets it installed. */
export async function findChromium() {
  const path = process.env.CHROMIUM_PATH || debians
  if (existsSync(path)) return path
  if (process.env.CHROMIUM_PATH) throw problem(`CHROMIUM_PATH leads to ${path}, where nothing is: correct it.`)
  if (process.getuid?.() !== 0 || !isDebian()) {
    throw problem('The journeys need Chromium: install it (on Debian: apt-get install chromium), or set CHROMIUM_PATH.')
  }
  say('Installing Chromium…')
  await aptGet('update')
  await aptGet('install', '-y', 'chromium')
  if (existsSync(path)) return path
  throw problem(`Debian's Chromium is installed but not at ${path}: set CHROMIUM_PATH.`)
}

// Ubuntu's package of that name is no browser but a hint where to get one.
function isDebian() {
  return existsSync('/etc/os-release') && /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'))
}

async function aptGet(...args) {
  mkdirSync(join(root, 'dist'), { recursive: true })
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  await runQuietly('apt-get', args, { log: 'chromium.log', env, explain: () => 'Chromium could not be installed' })
}
