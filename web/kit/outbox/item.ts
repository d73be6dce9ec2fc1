import type { ErrorCode } from '#contract/kit/errors.ts'

/** A file that goes with a request. Its content is in the store, unless the server has it already. */
export type OutboxFile = {
  /** Of its upload, too. */
  id: string
  /** With its folders, such as src/app.py. */
  name: string
  type: string
  bytes: number
  /** The field of the form that gets it, or the id of its upload. */
  field: string
  /** Uploaded in parts before the request, with these notes for the server; null: sent with the form. */
  upload: Record<string, string> | null
  hasContent: boolean
}

export type OutboxRequest = {
  method: string
  path: string
  /** As JSON, or as the fields of a form. */
  body: unknown
  isForm: boolean
}

/**
 * What somebody did that the server hasn't answered yet: a plain request, which page and service worker send in the same
 * way. Its id is its Idempotency-Key, so that it counts once however often it is sent.
 */
export type OutboxItem = {
  id: string
  userId: number
  /** Items of a lane are sent in the order in which they were written. */
  lane: string
  /** For people: what it is, what they wrote, and the page it belongs to. */
  label: string
  text: string
  link: string
  /** What its form needs to go on with it; null: it can't be changed. */
  draft: unknown
  request: OutboxRequest
  files: OutboxFile[]
  /** An older item that waits under the same name is out of date. */
  replaces: string | null
  /** By this device's clock. */
  writtenAt: number
  state: 'kept' | 'received' | 'refused'
  /** The server may have received it: its first try was then. */
  triedAt: number | null
  failures: number
  /** Not before this, because the server is busy. */
  nextAt: number
  areUploaded: boolean
  /** The server had lost the uploads; they are sent a second time, but not a third. */
  areUploadedAgain: boolean
  /** Why the server refused it. */
  problem: OutboxProblem | null
  receivedAt: number | null
  /** What the server answered. */
  answer: unknown
}

export type OutboxProblem = { code: ErrorCode; message: string; fields: Record<string, string> }

/** What the fields of the request say it was written for; they can be left out to send it all the same. */
export const versionFields = ['exerciseVersion', 'lessonVersion'] as const
