/** The first line of a commit's message, which says what it does, and the rest. */
export function readMessage(message: string): { subject: string; body: string } {
  const [subject = '', ...body] = message.trim().split('\n')
  return { subject: subject.trim() || 'No message', body: body.join('\n').trim() }
}

export const shortHash = (hash: string) => hash.slice(0, 7)
