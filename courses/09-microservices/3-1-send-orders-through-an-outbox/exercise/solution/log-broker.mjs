// A very small broker: one append-only file per topic. Every message has an offset (its line number).
// Consumers remember their own offset, as with Kafka. node:fs only; messages survive any crash of yours.
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export function openBroker(folder) {
  mkdirSync(folder, { recursive: true })
  const path = (topic) => join(folder, `${topic}.log`)
  return {
    /** Appends one message. When it returns, the message is stored. */
    publish(topic, message) {
      if (process.env.BROKER_DOWN === '1') throw new Error('The broker does not answer')
      appendFileSync(path(topic), `${JSON.stringify(message)}\n`)
    },
    /** Messages of a topic from an offset on: [{ offset, message }] */
    read(topic, from = 0) {
      if (!existsSync(path(topic))) return []
      const lines = readFileSync(path(topic), 'utf8').split('\n').slice(0, -1) // a torn last line has no newline yet
      return lines.slice(from).map((line, i) => ({ offset: from + i, message: JSON.parse(line) }))
    },
  }
}
