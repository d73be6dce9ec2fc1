import { connect, type Socket } from 'node:net'
import { answerReader } from './answers.ts'

/** What this process is told to send, and for how long; it answers with what it saw. */
export type Orders = {
  port: number
  /** Whole requests as they go over the wire; they are sent in turn. */
  requests: string[]
  seconds: number
  /** So many a second whatever comes back, or as fast as so many connections are answered. */
  pace: { perSecond: number } | { connections: number }
}

export type Seen = {
  sent: number
  /** Milliseconds until each answer, by its HTTP status; 0 where the connection broke. */
  answers: Record<number, number[]>
  /** Nothing came back by the end. */
  unanswered: number
}

/** A crowd does not wait for us: it needs as many connections as it takes, up to what a process may open. */
const mostConnections = 8_000

const { port, requests, seconds, pace } = JSON.parse(process.argv[2]!) as Orders
const seen: Seen = { sent: 0, answers: {}, unanswered: 0 }
const free: Line[] = []
let [open, isOver] = [0, false]

type Line = { socket: Socket; began: number; isBusy: boolean }

function newLine(): Line {
  const socket = connect(port, '127.0.0.1')
  socket.setNoDelay()
  const line: Line = { socket, began: 0, isBusy: false }
  open += 1
  const read = answerReader((status, keepsOpen) => {
    note(line, status)
    if (keepsOpen) idle(line)
    else socket.destroy()
  })
  socket.on('data', read)
  socket.on('error', () => {})
  socket.on('close', () => {
    open -= 1
    if (line.isBusy) note(line, 0)
    const at = free.indexOf(line)
    if (at >= 0) free.splice(at, 1)
    if ('connections' in pace && !isOver) send(newLine())
  })
  return line
}

function note(line: Line, status: number) {
  line.isBusy = false
  ;(seen.answers[status] ??= []).push(performance.now() - line.began)
}

function idle(line: Line) {
  if ('connections' in pace && !isOver) send(line)
  else free.push(line)
}

function send(line: Line) {
  line.isBusy = true
  line.began = performance.now()
  line.socket.write(requests[seen.sent % requests.length]!)
  seen.sent += 1
}

/** Sends what is due by now. Where no connection is left, the request counts as sent and not answered. */
function sendDue(due: number) {
  while (seen.sent < due) {
    const line = free.pop() ?? (open < mostConnections ? newLine() : null)
    if (line) send(line)
    else {
      seen.sent += 1
      seen.unanswered += 1
    }
  }
}

const began = performance.now()
let timer: NodeJS.Timeout | undefined
if ('connections' in pace) for (let line = 0; line < pace.connections; line += 1) send(newLine())
else timer = setInterval(() => sendDue(((performance.now() - began) / 1000) * pace.perSecond), 5)

setTimeout(() => {
  isOver = true
  clearInterval(timer)
  // Whoever was sent last may be answered yet.
  setTimeout(() => {
    const answered = Object.values(seen.answers).reduce((all, { length }) => all + length, 0)
    seen.unanswered = seen.sent - answered
    process.send!(seen, () => process.exit())
  }, 2_000)
}, seconds * 1000)
