// Checks a new service against Kadai's golden path: reads its files, runs its tests, starts and stops it.
// Usage: node check-service.mjs FOLDER. Node 24, no packages.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const folder = process.argv[2]
if (!folder || !existsSync(folder)) throw new Error('usage: node check-service.mjs FOLDER')
const read = (name) => (existsSync(join(folder, name)) ? readFileSync(join(folder, name), 'utf8') : '')
const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms))
let missing = 0
const check = (isGood, text) => {
  if (!isGood) missing++
  console.log(`${isGood ? 'ok  ' : 'MISS'} ${text}`)
}

const info = JSON.parse(read('package.json') || '{}')
const service = JSON.parse(read('service.json') || '{}')
check(/^[a-z][a-z0-9-]{1,29}[a-z0-9]$/.test(info.name ?? ''), 'package.json: a name in small letters')
check(['start', 'test', 'check'].every((name) => info.scripts?.[name]), 'package.json: scripts start, test and check')
check(!info.dependencies || existsSync(join(folder, 'package-lock.json')), 'packages are locked (or there are none)')
check(service.owner && service.tier && Number(service.objective) > 0 && Number(service.objective) < 100, 'service.json: owner, tier and objective')

const docker = read('Dockerfile')
check(/^FROM \S+:\d\S*/m.test(docker) && !/:latest/.test(docker), 'Dockerfile: a base image with a version')
check(/^USER (?!root|0)\S+/m.test(docker), 'Dockerfile: not root')
check(/^CMD \[/m.test(docker), 'Dockerfile: CMD in exec form')
check(['.git', 'node_modules', '.env'].every((name) => read('.dockerignore').includes(name)), '.dockerignore: .git, node_modules, .env')

const workflows = globSync('.github/workflows/*.yml', { cwd: folder }).map(read).join('\n')
const uses = [...workflows.matchAll(/uses:\s*(\S+)/g)].map((match) => match[1])
check(uses.length > 0 && uses.every((action) => /@[0-9a-f]{40}$/.test(action)), 'workflow: every action pinned to a full SHA')
check(/^permissions:/m.test(workflows) && !/write-all/.test(workflows), 'workflow: permissions at the top')
check((workflows.match(/runs-on:/g) ?? []).length > 0 && (workflows.match(/runs-on:/g) ?? []).length === (workflows.match(/timeout-minutes:/g) ?? []).length, 'workflow: a timeout for every job')

const manifests = globSync('deploy/*.yaml', { cwd: folder }).map(read).join('\n')
check(/livenessProbe:/.test(manifests) && /readinessProbe:/.test(manifests), 'manifests: liveness and readiness')
check(/requests:/.test(manifests) && /limits:/.test(manifests), 'manifests: requests and a memory limit')
check(/runAsNonRoot: true/.test(manifests), 'manifests: runAsNonRoot')
check(manifests.includes(`name: ${info.name}`), 'manifests: the name of the service')

const readme = read('README.md')
check(['## Run', '## Runbook'].every((heading) => readme.includes(heading)), 'README.md: Run and Runbook')
const texts = globSync('**/*', { cwd: folder, withFileTypes: true, exclude: (entry) => entry.name === 'node_modules' }).filter((entry) => entry.isFile())
check(texts.every((entry) => !/__[A-Z]+__/.test(readFileSync(join(entry.parentPath, entry.name), 'utf8'))), 'no placeholder is left')

const npm = (script) => spawnSync('npm', ['run', script], { cwd: folder, shell: process.platform === 'win32', encoding: 'utf8' }).status === 0
check(npm('check'), 'npm run check')
check(npm('test'), 'npm test')

const port = 18500
const server = spawn(process.execPath, ['src/server.js'], { cwd: folder, env: { ...process.env, PORT: String(port) }, stdio: 'ignore' })
const ended = new Promise((resolve) => server.once('exit', (code, signal) => resolve(code ?? signal)))
const get = (path) => fetch(`http://127.0.0.1:${port}${path}`).then(async (response) => ({ status: response.status, text: await response.text() }), () => ({ status: 0, text: '' }))
for (let i = 0; i < 50 && (await get('/healthz')).status === 0; i++) await sleep(100)
check((await get('/healthz')).status === 200, 'it starts and answers /healthz')
check((await get('/readyz')).status === 200, 'it answers /readyz')
check(/# TYPE \w+ counter/.test((await get('/metrics')).text), 'it answers /metrics for Prometheus')
check((await get('/no-such-page')).status === 404, 'an unknown address is 404')
server.kill('SIGTERM')
const code = await Promise.race([ended, sleep(5000)])
check(code === 0, 'it stops after SIGTERM with 0, in under 5 seconds')
if (code === undefined) server.kill('SIGKILL')
console.log(missing === 0 ? 'on the golden path' : `${missing} missing`)
process.exitCode = missing === 0 ? 0 : 1
