import { connect, type Socket } from 'node:net'
import { responseReader } from './response-reader.ts'

/** The settings of one run, passed as JSON in the first argument. */
export type Load = {
  port: number
  /** Raw requests, sent in turn. */
  requests: string[]
  seconds: number
  /** A fixed rate whatever the server does, or as fast as this number of connections gets responses. */
  pace: { perSecond: number } | { connections: number }
}

export type LoadResult = {
  sent: number
  /** Latencies in milliseconds by HTTP status; 0 is a broken connection. */
  latencies: Record<number, number[]>
  unanswered: number
}

/** At a fixed rate the generator opens as many connections as it needs, up to this number. */
const maxConnections = 8_000

const { port, requests, seconds, pace } = JSON.parse(process.argv[2]!) as Load
const result: LoadResult = { sent: 0, latencies: {}, unanswered: 0 }
const idle: Connection[] = []
let [open, isOver] = [0, false]

type Connection = { socket: Socket; sentAt: number; isBusy: boolean }

function newConnection(): Connection {
  const socket = connect(port, '127.0.0.1')
  socket.setNoDelay()
  const connection: Connection = { socket, sentAt: 0, isBusy: false }
  open += 1
  const read = responseReader((status, keepsOpen) => {
    record(connection, status)
    if (keepsOpen) reuse(connection)
    else socket.destroy()
  })
  socket.on('data', read)
  socket.on('error', () => {})
  socket.on('close', () => {
    open -= 1
    if (connection.isBusy) record(connection, 0)
    const at = idle.indexOf(connection)
    if (at >= 0) idle.splice(at, 1)
    if ('connections' in pace && !isOver) send(newConnection())
  })
  return connection
}

function record(connection: Connection, status: number) {
  connection.isBusy = false
  ;(result.latencies[status] ??= []).push(performance.now() - connection.sentAt)
}

function reuse(connection: Connection) {
  if ('connections' in pace && !isOver) send(connection)
  else idle.push(connection)
}

function send(connection: Connection) {
  connection.isBusy = true
  connection.sentAt = performance.now()
  connection.socket.write(requests[result.sent % requests.length]!)
  result.sent += 1
}

/** A request for which no connection is left counts as sent and unanswered. */
function sendUpTo(due: number) {
  while (result.sent < due) {
    const connection = idle.pop() ?? (open < maxConnections ? newConnection() : null)
    if (connection) send(connection)
    else result.sent += 1
  }
}

const start = performance.now()
let timer: NodeJS.Timeout | undefined
if ('connections' in pace) for (let count = 0; count < pace.connections; count += 1) send(newConnection())
else timer = setInterval(() => sendUpTo(((performance.now() - start) / 1000) * pace.perSecond), 5)

setTimeout(() => {
  isOver = true
  clearInterval(timer)
  // Two more seconds for the last responses.
  setTimeout(() => {
    const answered = Object.values(result.latencies).reduce((sum, { length }) => sum + length, 0)
    result.unanswered = result.sent - answered
    process.send!(result, () => process.exit())
  }, 2_000)
}, seconds * 1000)
