import { createContext } from 'react'

/** The name of the learner to whom somebody writes on this page. */
export const Recipient = createContext<string | null>(null)

/** Writes the learner's first name where a reply has a field for it. */
export function fillIn(reply: string, recipient: string | null): string {
  const [firstName = ''] = (recipient ?? '').trim().split(/\s+/)
  return firstName ? reply.replaceAll(/\{first name\}/gi, () => firstName) : reply
}

type Searched = { title: string; body: string }

/** Those in which every word occurs. */
export function searchReplies<Reply extends Searched>(replies: Reply[], search: string): Reply[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  return replies.filter(({ title, body }) => {
    const text = `${title}\n${body}`.toLowerCase()
    return words.every((word) => text.includes(word))
  })
}
