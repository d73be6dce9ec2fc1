import { databaseName } from './delete-database.ts'
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'

/** The answer to a GET request, as it was last received. */
export type StoredAnswer = {
  userId: number
  /** With its query, as `wirePath` makes it. */
  path: string
  body: unknown
  at: number
  /** In characters. */
  size: number
  /** Of the page that asked. */
  build: string
}

/** A course that an account keeps on this device. */
export type KeptCourse = {
  userId: number
  courseId: number
  title: string
  /** Of the server's list of what it consists of. */
  version: string
  /** `gone`: the browser removed a part of it. */
  state: 'loading' | 'paused' | 'ready' | 'gone'
  hasPython: boolean
  isWifiOnly: boolean
  /** API paths of its answers. */
  paths: string[]
  /** Paths of its files. */
  files: string[]
  /** Of those that are being loaded. */
  loading: string[]
  bytes: number
  /** When the server last said that the account may read it. */
  confirmedAt: number
  /** Since when the server says that there is no such course; null if it last said otherwise. */
  missingSince: number | null
}

/** An item of the outbox; only its account can read what it is. */
export type WaitingItem = {
  id: string
  userId: number
  /** Items are sent in this order. */
  place: number
  /** Raised by each change. */
  version: number
  /** Sealed by the vault. */
  content: Uint8Array<ArrayBuffer>
}

/** What each account has on this device; see decision 098. */
interface Schema extends DBSchema {
  answers: {
    key: [userId: number, path: string]
    value: StoredAnswer
    indexes: { account: [userId: number, at: number, size: number] }
  }
  /** Requests that wait to be sent. */
  outbox: { key: string; value: WaitingItem; indexes: { account: [userId: number, place: number] } }
  /** The content of its files, in parts. */
  outboxParts: { key: [itemId: string, fileId: string, part: number]; value: Uint8Array<ArrayBuffer> }
  /** Courses for offline use. The answers under these paths stay as long as the course does. */
  kept: { key: [userId: number, courseId: number]; value: KeptCourse }
  /** Keys, and what they have sealed beside the outbox. */
  vault: { key: string; value: unknown }
}

export type Device = IDBPDatabase<Schema>

let opened: Promise<Device> | null = null

/** Rejects where the browser has no storage for sites. */
export function openDevice(): Promise<Device> {
  opened ??= open().catch((error: unknown) => {
    opened = null
    throw error
  })
  return opened
}

const open = () =>
  openDB<Schema>(databaseName, 1, {
    upgrade: (database) => {
      const answers = database.createObjectStore('answers', { keyPath: ['userId', 'path'] })
      answers.createIndex('account', ['userId', 'at', 'size'])
      database.createObjectStore('outbox', { keyPath: 'id' }).createIndex('account', ['userId', 'place'])
      database.createObjectStore('outboxParts')
      database.createObjectStore('kept', { keyPath: ['userId', 'courseId'] })
      database.createObjectStore('vault')
    },
    // Another tab deletes the database, because the person signed out.
    blocking: (_current, _next, event) => {
      opened = null
      ;(event.target as IDBDatabase).close()
    },
    terminated: () => {
      opened = null
    },
  })
