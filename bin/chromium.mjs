import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { print, root, startupError } from './output.mjs'
import { runQuietly } from './processes.mjs'

// The headless shell needs about half the CPU time of the whole browser.
const shell = '/usr/bin/chromium-headless-shell'
const wholeBrowser = '/usr/bin/chromium'

/** The path of Chromium. As root on Debian the headless shell is installed if necessary. */
export async function findChromium() {
  const chosen = process.env.CHROMIUM_PATH
  if (chosen && !existsSync(chosen)) throw startupError(`There is nothing at ${chosen}. Correct CHROMIUM_PATH.`)
  if (chosen) return chosen
  if (existsSync(shell)) return shell
  if (process.getuid?.() === 0 && isDebian()) await installShell()
  const found = [shell, wholeBrowser].find((path) => existsSync(path))
  if (found) return found
  throw startupError(
    'The browser tests need Chromium. Install it (on Debian: apt-get install chromium-headless-shell), or set CHROMIUM_PATH.',
  )
}

async function installShell() {
  print('Installing Chromium…')
  try {
    await aptGet('update')
    await aptGet('install', '-y', 'chromium-headless-shell')
  } catch (error) {
    // Without a network the browser that is there will do.
    if (!existsSync(wholeBrowser)) throw error
  }
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
