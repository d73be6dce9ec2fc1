import { existsSync } from 'node:fs'
import { installPackage, mayInstall } from './debian.mjs'
import { printError } from './output.mjs'

/** Installs the sandbox for learners' code where we may. Without it the tests of the sandbox fail and say why. */
export async function ensureBubblewrap() {
  if (process.platform !== 'linux' || existsSync('/usr/bin/bwrap') || !mayInstall()) return
  await installPackage('bubblewrap', 'bubblewrap').catch(printError)
}
