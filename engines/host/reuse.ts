import type { Command, RealmMessage } from '../realm/protocol.ts'
import type { Connect, Connection } from './session.ts'

type Events = Parameters<Connect>[0]

/**
 * Gives one realm after the other to sessions that end well, because starting one takes longer than most programs. Only
 * for code that we trust: what a program leaves behind in its realm is there for the next one.
 */
export function reuseRealm(connect: Connect): { connect: Connect; close: () => void } {
  let idle: { connection: Connection; take: (events: Events) => void } | null = null

  const open = (events: Events) => {
    let current = events
    const connection = connect({
      onMessage: (message) => current.onMessage(message),
      onEnd: (...reason) => {
        if (idle?.connection === connection) idle = null
        current.onEnd(...reason)
      },
    })
    return { connection, take: (next: Events) => void (current = next) }
  }
  return {
    connect: (events) => {
      const waiting = new Set<string>()
      const counting: Events = {
        ...events,
        onMessage: (message) => {
          const { kind, id } = (message ?? {}) as Partial<RealmMessage & { id: string }>
          if ((kind === 'value' || kind === 'failure') && id) waiting.delete(id)
          events.onMessage(message)
        },
      }
      const realm = idle ?? open(counting)
      if (idle) {
        realm.take(counting)
        queueMicrotask(() => events.onMessage({ kind: 'ready' }))
      }
      idle = null
      return {
        ...realm.connection,
        post: (command: Command) => {
          waiting.add(command.id)
          realm.connection.post(command)
        },
        close: () => {
          if (waiting.size > 0 || idle) return realm.connection.close()
          realm.take({ onMessage: () => {}, onEnd: () => {} })
          idle = realm
        },
      }
    },
    close: () => {
      idle?.connection.close()
      idle = null
    },
  }
}
