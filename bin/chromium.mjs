import { existsSync } from 'node:fs'
import { installPackage, mayInstall } from './debian.mjs'
import { startupError } from './output.mjs'

// The headless shell needs about half the CPU time of the whole browser.
const shell = '/usr/bin/chromium-headless-shell'
export const wholeBrowser = '/usr/bin/chromium'

// Nothing may be fetched from outside, and root has no sandbox.
export const chromiumFlags = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
]

/** The path of Chromium. As root on Debian the headless shell is installed if necessary. */
export async function findChromium() {
  const chosen = process.env.CHROMIUM_PATH
  if (chosen && !existsSync(chosen)) throw startupError(`There is nothing at ${chosen}. Correct CHROMIUM_PATH.`)
  if (chosen) return chosen
  if (existsSync(shell)) return shell
  if (mayInstall()) await installShell()
  const found = [shell, wholeBrowser].find((path) => existsSync(path))
  if (found) return found
  throw startupError(
    'The browser tests need Chromium. Install it (on Debian: apt-get install chromium-headless-shell), or set CHROMIUM_PATH.',
  )
}

async function installShell() {
  try {
    await installPackage('chromium-headless-shell', 'Chromium')
  } catch (error) {
    // Without a network the browser that is there will do.
    if (!existsSync(wholeBrowser)) throw error
  }
}
