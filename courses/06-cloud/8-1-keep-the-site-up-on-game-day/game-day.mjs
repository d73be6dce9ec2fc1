// A game day on your own machine: it runs the appointment site in two zones behind a load balancer, sends patients, and breaks things.
// Put it in a folder with lb.mjs and the unpacked appointments/ folder.
//   node game-day.mjs start [--minutes=40] [--seed=7]   runs until the time is over; then says what it broke and what patients noticed
//   node game-day.mjs status                            in a second terminal: processes and the last ten seconds
//   node game-day.mjs restart a|b|lb                    ends that process and starts it again, in its normal version
//   node game-day.mjs stop                              ends everything, if you stopped the game with Ctrl+C
// Don't read further before your first game day: below is what it breaks.
import { spawn } from 'node:child_process'
import { appendFileSync, cpSync, existsSync, mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

const folder = 'game'
const ports = { a: 34211, b: 34212, lb: 34210 }
const pidsFile = `${folder}/pids.json`
const pids = () => JSON.parse(readFileSync(pidsFile, 'utf8'))
const option = (name, fallback) => process.argv.find((one) => one.startsWith(`--${name}=`))?.split('=')[1] ?? fallback
const clock = (ms = Date.now()) => new Date(ms).toTimeString().slice(0, 8)
const isRunning = (pid) => { try { process.kill(pid, 0); return true } catch { return false } }
const send = (pid, signal) => { try { process.kill(pid, signal) } catch { /* it has ended already */ } }

function launch(name, extra = {}) {
  const log = openSync(`${folder}/${name}.log`, 'a')
  const command = name === 'lb' ? ['lb.mjs', String(ports.lb), `a=127.0.0.1:${ports.a}`, `b=127.0.0.1:${ports.b}`] : ['appointments/server.mjs']
  const env = { ...process.env, PORT: String(ports[name]), STATE_DIRECTORY: `${folder}/data-${name}`, ...extra }
  const child = spawn(process.execPath, command, { detached: true, stdio: ['ignore', log, log], env })
  child.unref()
  writeFileSync(pidsFile, JSON.stringify({ ...(existsSync(pidsFile) ? pids() : {}), [name]: child.pid }))
}

const isTaken = (port) => new Promise((resolve) => {
  const socket = connect(port, '127.0.0.1')
  socket.on('connect', () => { socket.destroy(); resolve(true) })
  socket.on('error', () => resolve(false))
})

function stop() {
  if (!existsSync(pidsFile)) return
  for (const pid of Object.values(pids())) { send(pid, 'SIGCONT'); send(pid, 'SIGKILL') }
  rmSync(pidsFile)
}

async function restart(name, extra) {
  const pid = pids()[name]
  send(pid, 'SIGCONT'); send(pid, 'SIGTERM')
  for (let i = 0; i < 20 && isRunning(pid); i++) await sleep(100)
  send(pid, 'SIGKILL')
  await sleep(100)
  launch(name, extra)
}

// What can break. Each one looks different from outside.
const faults = {
  crash: { text: (zone) => `zone ${zone}: the process was killed`, run: (zone) => send(pids()[zone], 'SIGKILL') },
  hang: { text: (zone) => `zone ${zone}: the process hangs (SIGSTOP); it is still in the process list`, run: (zone) => send(pids()[zone], 'SIGSTOP') },
  slow: { text: (zone) => `zone ${zone}: a release that needs 3 s for each search; health checks stay green`, run: (zone) => restart(zone, { SLOW_MS: '3000' }) },
  data: {
    text: (zone) => `zone ${zone}: the booking file was moved to appointments.jsonl.bak and replaced by a folder; bookings fail, searches work`,
    run: (zone) => {
      const file = `${folder}/data-${zone}/appointments.jsonl`
      if (existsSync(file)) cpSync(file, `${file}.bak`)
      rmSync(file, { force: true, recursive: true }); mkdirSync(file)
    },
  },
  door: { text: () => 'the load balancer was killed', run: () => send(pids().lb, 'SIGKILL') },
}

const base = `http://127.0.0.1:${ports.lb}`
let booking = 0
async function patient(results) {
  const began = Date.now(), isBooking = booking++ % 5 === 0
  const date = `20${27 + (booking % 60)}-${String(1 + (booking % 12)).padStart(2, '0')}-${String(1 + (booking % 28)).padStart(2, '0')}`
  const what = isBooking ? 'booking' : 'search'
  let outcome = 'no answer'
  try {
    const body = JSON.stringify({ date, time: `${String(9 + (booking % 4)).padStart(2, '0')}:${booking % 6}0`, name: `Patient ${booking}`, phone: '9800000000' })
    const response = await fetch(isBooking ? `${base}/api/appointments` : `${base}/api/slots?date=${date}`, { ...(isBooking && { method: 'POST', body }), signal: AbortSignal.timeout(2500) })
    await response.arrayBuffer()
    outcome = [200, 201, 409].includes(response.status) ? 'ok' : String(response.status)
  } catch (error) { outcome = error.name === 'TimeoutError' ? 'too slow' : 'no answer' }
  results.push({ at: began, what, outcome, ms: Date.now() - began })
  appendFileSync(`${folder}/patients.csv`, `${clock(began)},${what},${outcome},${Date.now() - began}\n`)
}

async function start() {
  if (!existsSync('lb.mjs') || !existsSync('appointments/server.mjs')) { console.error('Put lb.mjs and the folder appointments/ next to this file.'); process.exit(2) }
  stop()
  await sleep(200)
  for (const port of Object.values(ports)) if (await isTaken(port)) { console.error(`Port ${port} is taken by another program. Find it with: ss -tlnp | grep ${port}`); process.exit(1) }
  rmSync(folder, { recursive: true, force: true }); mkdirSync(folder)
  const minutes = Number(option('minutes', '40'))
  let seed = Number(option('seed', String(Date.now() % 100_000)))
  const random = (n) => { seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648; return Math.floor((seed / 2_147_483_648) * n) }
  writeFileSync(`${folder}/patients.csv`, 'time,what,outcome,ms\n')
  for (const name of ['a', 'b', 'lb']) launch(name)
  await sleep(3500)
  const began = Date.now(), end = began + minutes * 60_000
  const kinds = Object.keys(faults)
  for (let i = kinds.length - 1; i > 0; i--) { const j = random(i + 1); [kinds[i], kinds[j]] = [kinds[j], kinds[i]] }
  const schedule = kinds.map((kind, i) => ({ kind, zone: ['a', 'b'][random(2)], at: began + (0.06 + i * 0.18 + random(5) / 100) * minutes * 60_000 }))
  console.log(`${clock()}  Game day: ${minutes} minutes, until ${clock(end)}. Patients come to ${base}. Something will break five times.`)
  const results = []
  const waiting = [...schedule]
  const timer = setInterval(() => { void patient(results) }, 250)
  while (Date.now() < end) {
    await sleep(200)
    if (waiting[0] && Date.now() >= waiting[0].at) { const fault = waiting.shift(); fault.done = Date.now(); await faults[fault.kind].run(fault.zone) }
  }
  clearInterval(timer)
  await sleep(2600)
  stop()
  report(results, schedule)
}

function report(results, schedule) {
  const bad = results.filter(({ outcome }) => outcome !== 'ok')
  console.log(`\n${clock()}  Over. ${results.length} requests, ${bad.length} failed or too slow: ${(100 - (100 * bad.length) / results.length).toFixed(2)} % were fine.`)
  for (const { kind, zone, done } of schedule) {
    const next = schedule.find((one) => one.done > done)?.done ?? Infinity
    const mine = bad.filter(({ at }) => at >= done - 300 && at < next)
    const last = mine.at(-1)?.at
    const outcomes = Object.entries(Object.groupBy(mine, ({ what, outcome }) => `${what}: ${outcome}`)).map(([text, list]) => `${list.length} × ${text}`).join(', ')
    console.log(`${clock(done)}  ${faults[kind].text(zone)}\n          patients: ${outcomes || 'noticed nothing'}${last ? `; last one after ${Math.round((last - done) / 1000)} s` : ''}`)
  }
}

function status() {
  for (const [name, pid] of Object.entries(pids())) console.log(`${name.padEnd(3)} pid ${pid} ${isRunning(pid) ? 'runs' : 'NOT RUNNING'}`)
  const lines = readFileSync(`${folder}/patients.csv`, 'utf8').trim().split('\n').slice(1).slice(-40)
  const bad = lines.filter((line) => !line.includes(',ok,'))
  console.log(`last ${lines.length} patients: ${bad.length} had a problem`)
  for (const line of bad.slice(-5)) console.log(`  ${line}`)
}

const [command, name] = process.argv.slice(2)
if (command === 'start') await start()
else if (command === 'stop') stop()
else if (['status', 'restart'].includes(command) && !existsSync(pidsFile)) { console.error('No game day is running.'); process.exitCode = 1 }
else if (command === 'status') status()
else if (command === 'restart' && ports[name]) { await restart(name); console.log(`${clock()}  ${name} started again`) }
else { console.error('Usage: node game-day.mjs start [--minutes=40] | status | restart a|b|lb | stop'); process.exitCode = 2 }
