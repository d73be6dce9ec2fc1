// What must be there before anything can run. Plain JavaScript without packages: any Node from 20 on runs it.
import { createHash } from 'node:crypto'
import { accessSync, constants, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { spawnSync } from 'node:child_process'
import { basename, join } from 'node:path'
import { holdLock } from './lock.mjs'
import { problem, root, say } from './problem.mjs'
import { runQuietly } from './processes.mjs'

const modules = join(root, 'node_modules')
const dist = join(root, 'dist')
export const setupLock = join(dist, '.setup-lock')
const lockFile = join(root, 'package-lock.json')
const installed = join(modules, '.package-lock.json')
const installStamp = join(modules, '.installed-by-start')

export const read = (path) => (existsSync(path) ? readFileSync(path, 'utf8') : '')
export const hash = (...texts) => texts.reduce((all, text) => all.update(text), createHash('sha256')).digest('hex')

/** Brings node_modules in line with the lock file, unless it is. */
export async function install() {
  if (isInstalled()) return
  mustBeWritable('the packages in it are missing or out of date')
  await holdLock(setupLock, async (note) => {
    if (isInstalled()) return
    say('Installing the packages… (about a minute)')
    // Without these two a killed installation is never taken for a finished one.
    for (const path of [installed, installStamp]) rmSync(path, { force: true })
    const [npm, ...args] = npmCommand()
    await runQuietly(npm, [...args, 'ci', ...npmOptions], { log: 'install.log', note, explain: installProblem })
    writeFileSync(installStamp, installedState())
  })
}

// Dev dependencies too, whatever NODE_ENV says, because the site is built here; and nothing we use needs an install script.
const npmOptions = [
  '--include=dev',
  '--include=optional',
  '--ignore-scripts',
  '--prefer-offline',
  '--fetch-retries=4',
  '--fetch-retry-factor=2',
  '--fetch-retry-mintimeout=1000',
  '--no-audit',
  '--no-fund',
]

// The npm that started us, on its own Node: the one in node_modules is about to be replaced.
function npmCommand() {
  const { npm_execpath: npm = '', npm_node_execpath: node = process.execPath } = process.env
  if (basename(npm) === 'npm-cli.js' && existsSync(npm) && existsSync(node)) return [node, npm]
  return [process.platform === 'win32' ? 'npm.cmd' : 'npm']
}

const installedState = () => hash(read(lockFile), read(installed), process.platform, process.arch)

function isInstalled() {
  if (!existsSync(installed)) return false
  return read(installStamp) === installedState() || isInstalledByHand()
}

/** Whether somebody ran npm themselves and it has put every package of the lock file there. */
function isInstalledByHand() {
  const present = presentPackages()
  return Object.entries(JSON.parse(read(lockFile)).packages).every(([path, wanted]) => {
    if (path === '') return true
    if (!present[path]) return Boolean(wanted.optional || wanted.devOptional) && !isMadeForHere(wanted)
    return present[path].version === wanted.version && existsSync(join(root, path, 'package.json'))
  })
}

function presentPackages() {
  try {
    return JSON.parse(read(installed)).packages
  } catch {
    // An npm that was killed while it wrote the list.
    return {}
  }
}

// An optional package that names no platform comes only with one that does, and does not run here.
function isMadeForHere({ os, cpu, libc }) {
  if (!os && !cpu) return false
  if (!allows(os, process.platform) || !allows(cpu, process.arch)) return false
  return (
    process.platform !== 'linux' ||
    allows(libc, process.report.getReport().header.glibcVersionRuntime ? 'glibc' : 'musl')
  )
}

// npm's lists (or single names) say what is allowed, or with "!" what is not.
function allows(list, ours) {
  const names = [list ?? []].flat()
  return !names.includes(`!${ours}`) && (names.includes(ours) || names.every((name) => name.startsWith('!')))
}

function installProblem(output) {
  if (/EACCES|EPERM|EROFS/.test(output)) return 'npm may not write its files here: start as the owner of this folder'
  if (
    /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|ERR_SOCKET_TIMEOUT/.test(output)
  ) {
    return 'npm cannot reach its registry: check the network or the proxy and try again'
  }
  return 'npm could not install the packages'
}

/** The Node that runs the academy: the one from node_modules, or ours if it is new enough. */
export function node24() {
  const platform = process.platform === 'win32' ? 'win' : process.platform
  const ours = join(
    modules,
    `node-${platform}-${process.arch}`,
    'bin',
    process.platform === 'win32' ? 'node.exe' : 'node',
  )
  // Tried, not looked for: on a system with another C library it is there and does not run.
  if (existsSync(ours) && spawnSync(ours, ['--version']).status === 0) return ours
  if (Number.parseInt(process.versions.node, 10) >= 24) return process.execPath
  throw problem(`The academy needs Node 24, and this is ${process.version}: install Node 24 and start again.`)
}

/** The script behind a command of an installed package. */
export function binOf(name) {
  const { bin } = JSON.parse(readFileSync(join(modules, name, 'package.json'), 'utf8'))
  return join(modules, name, Object.values(bin)[0])
}

export function mustBeWritable(why) {
  try {
    accessSync(root, constants.W_OK)
    if (existsSync(modules)) accessSync(modules, constants.W_OK)
    mkdirSync(dist, { recursive: true })
    accessSync(dist, constants.W_OK)
  } catch {
    throw problem(`The folder ${root} cannot be written by this user, and ${why}: start once as its owner.`)
  }
}
