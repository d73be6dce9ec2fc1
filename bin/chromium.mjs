import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { print, root, startupError } from './output.mjs'
import { runQuietly } from './processes.mjs'

const debianPath = '/usr/bin/chromium'

/** The path of Chromium. As root on Debian it is installed if necessary. */
export async function findChromium() {
  const path = process.env.CHROMIUM_PATH || debianPath
  if (existsSync(path)) return path
  if (process.env.CHROMIUM_PATH) throw startupError(`There is nothing at ${path}. Correct CHROMIUM_PATH.`)
  if (process.getuid?.() !== 0 || !isDebian()) {
    throw startupError(
      'The browser tests need Chromium. Install it (on Debian: apt-get install chromium), or set CHROMIUM_PATH.',
    )
  }
  print('Installing Chromium…')
  await aptGet('update')
  await aptGet('install', '-y', 'chromium')
  if (existsSync(path)) return path
  throw startupError(`Chromium is installed, but not at ${path}. Set CHROMIUM_PATH.`)
}

// Ubuntu's package of that name only points to a snap.
function isDebian() {
  return existsSync('/etc/os-release') && /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'))
}

async function aptGet(...args) {
  mkdirSync(join(root, 'dist'), { recursive: true })
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  await runQuietly('apt-get', args, { log: 'chromium.log', env, explain: () => "Can't install Chromium" })
}
